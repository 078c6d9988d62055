import type { LinkPurpose } from "@regain/contract/link-purposes";
import type { Trx } from "../../db/database.ts";
import { endCards, linksIn, redirectInvitations, revokeLinkTokens } from "./link-token.store.ts";
import { deletePendingLoginsOf } from "./pending-login.store.ts";

/** Links that let their person in, or show what only they may read: who has another password trusts no old letter. */
const linksWithPassword = [...linksIn, "progress-report"] as const satisfies readonly LinkPurpose[];

/** Links that show or do something of an account; by the others somebody only says what they want to be written. */
const linksOfAccount = [
  ...linksWithPassword,
  "homework-invitation",
  "therapist-consult",
  "subscribe",
  "retrial",
  "survey",
  "scholarship",
] as const satisfies readonly LinkPurpose[];

/** Ends what is not to outlive a password. Wants the actor `sign-in`. */
export async function endLinksWithPassword(trx: Trx, userId: string, now: Date): Promise<void> {
  for (const purpose of linksWithPassword) await revokeLinkTokens(trx, userId, purpose, now);
}

/** Ends what was mailed to an address that is the account's no more. Wants the actor `sign-in`. */
export async function endMailedLinks(trx: Trx, userId: string, now: Date): Promise<void> {
  for (const purpose of linksOfAccount) await revokeLinkTokens(trx, userId, purpose, now);
  await deletePendingLoginsOf(trx, userId);
}

/** Invitations home of a patient, where the account was set up without them. */
export const endHomeworkInvitations = (trx: Trx, userId: string, now: Date): Promise<void> =>
  revokeLinkTokens(trx, userId, "homework-invitation", now);

export const endCardsMadeBy = endCards;

/** Leads patients to whoever has taken them over: invitations home go on. */
export const handInvitationsOver = redirectInvitations;
