import type { InvitationView } from "@regain/contract/entities/invitation";
import type { User } from "@regain/contract/entities/user";

/**
 * Whether an invitation is for another account than the one that is logged in here: nobody answers it for somebody else.
 * Who is still to get an account has none to be logged in to.
 */
export const isForAnother = (
  { email, redirect }: Pick<InvitationView, "email" | "redirect">,
  user: Pick<User, "email">,
): boolean => redirect !== null || user.email?.toLowerCase() !== email.toLowerCase();
