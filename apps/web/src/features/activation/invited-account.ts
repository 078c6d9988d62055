import { isSameAddress } from "@regain/contract/email-address";
import type { InvitationView } from "@regain/contract/entities/invitation";
import type { User } from "@regain/contract/entities/user";

/**
 * Whether an invitation is for a different account than the one logged in here: nobody answers it for somebody else. A
 * person without an account cannot be logged in to it.
 */
export const isForAnother = (
  { email, redirect }: Pick<InvitationView, "email" | "redirect">,
  user: Pick<User, "email">,
): boolean => redirect !== null || !isSameAddress(user.email, email);
