import type { InvitationStatus } from "@regain/contract/entities/invitation";
import type { InvitationRow } from "../../db/tables/ways-in.ts";

/** How long an invitation can be answered, in ms: 7 days. */
export const invitationLife = 7 * 24 * 3_600_000;

/** One that nobody has answered in time has expired, whether or not anything has noted it. */
export function invitationStatus(
  { status, expires_at }: Pick<InvitationRow, "status" | "expires_at">,
  now: Date,
): InvitationStatus {
  return status === "INVITED" && expires_at <= now ? "EXPIRED" : status;
}
