import type { LinkPurpose } from "@regain/contract/link-purposes";
import type { Trx } from "../../db/database.ts";
import { endCards, linksIn, redirectInvitations, revokeLinkTokens } from "./link-token.store.ts";
import { deletePendingLoginsOf } from "./pending-login.store.ts";

/** Links that sign their person in, or show what only they may read: a new password also voids old letters. */
const linksWithPassword = [...linksIn, "progress-report"] as const satisfies readonly LinkPurpose[];

/** Links that show or do something in an account; the others only let somebody say what they want to be sent. */
const linksOfAccount = [
  ...linksWithPassword,
  "activation",
  "homework-invitation",
  "therapist-consult",
  "subscribe",
  "retrial",
  "survey",
  "scholarship",
] as const satisfies readonly LinkPurpose[];

/** Revokes links that must not outlive a password. Requires the actor `sign-in`. */
export async function endLinksWithPassword(trx: Trx, userId: string, now: Date): Promise<void> {
  for (const purpose of linksWithPassword) await revokeLinkTokens(trx, userId, purpose, now);
}

/** Revokes what was mailed to an address the account no longer has. Requires the actor `sign-in`. */
export async function endMailedLinks(trx: Trx, userId: string, now: Date): Promise<void> {
  for (const purpose of linksOfAccount) await revokeLinkTokens(trx, userId, purpose, now);
  await deletePendingLoginsOf(trx, userId);
}

/** Revokes a patient's homework invitations once the account was set up without them. */
export const endHomeworkInvitations = (trx: Trx, userId: string, now: Date): Promise<void> =>
  revokeLinkTokens(trx, userId, "homework-invitation", now);

export const revokeCardsMadeBy = endCards;

/** Redirects patients' homework invitations, which stay valid, to whoever has taken them over. */
export const reassignInvitations = redirectInvitations;
