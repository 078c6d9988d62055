import { dayMs } from "@regain/contract/durations";
import type { UserType } from "@regain/contract/entities/enumerations";
import type { InvitationStatus } from "@regain/contract/entities/invitation";
import type { UserRow } from "../../db/tables/identity.ts";
import type { InvitationRow } from "../../db/tables/ways-in.ts";

/** How long an invitation can be answered, in ms: 7 days. */
export const invitationLife = 7 * dayMs;

/** An invitation that nobody answered in time has expired, whether or not that has been recorded. */
export function invitationStatus(
  { status, expires_at }: Pick<InvitationRow, "status" | "expires_at">,
  now: Date,
): InvitationStatus {
  return status === "INVITED" && expires_at <= now ? "EXPIRED" : status;
}

/** What is known about an address to be invited. */
export interface KnownAddress {
  /** Whose account it is. */
  readonly account: Pick<UserRow, "type" | "institution_id"> | undefined;
  /** Whether it may be written to. */
  readonly isWanted: boolean;
  /** An earlier invitation that it has not accepted. */
  readonly former: Pick<InvitationRow, "status" | "expires_at"> | undefined;
}

/** Why an address cannot be invited; undefined if it can. */
export function whyNotInvited(
  { account, isWanted, former }: KnownAddress,
  { userType, institutionId }: { readonly userType: UserType; readonly institutionId: string },
  now: Date,
): "email-in-use" | "other-institution" | "address-suppressed" | "already-invited" | undefined {
  if (account && (account.type !== userType || account.institution_id === institutionId))
    return "email-in-use";
  if (account?.institution_id) return "other-institution";
  if (!isWanted) return "address-suppressed";
  return former && invitationStatus(former, now) === "INVITED" ? "already-invited" : undefined;
}
