import { dayMs } from "@regain/contract/durations";
import type { Trx } from "../../db/database.ts";
import { passwordEnds, requireNewPassword, storePassword } from "./credentials.store.ts";
import { endLinksWithPassword } from "./ended-links.service.ts";
import { hashPassword } from "./passwords.ts";
import { signOutEverywhere } from "./sign-out-everywhere.service.ts";

/** As long as the link of the letter is good that others are sent. */
export const issuedLifeMs = dayMs;

/** Takes long: outside of transactions. */
export const hashIssuedPassword = (password: string): Promise<string> => hashPassword(password);

/**
 * Ends what somebody came in by: sessions, logins under way, links that were mailed to log in or to read the record. A printed card stays, and opens
 * nothing while its owner is suspended. Wants the actor `sign-in`.
 */
export async function endWaysIn(trx: Trx, userId: string, now: Date): Promise<void> {
  await signOutEverywhere(trx, userId, now);
  await endLinksWithPassword(trx, userId, now);
}

/**
 * Puts a password that somebody else has made in the place of a person's own: they have to choose another one when they
 * come in by it, and it opens nothing after a day. Wants the actor `sign-in`.
 */
export async function issuePassword(
  trx: Trx,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await storePassword(trx, userId, passwordHash, now, new Date(now.getTime() + issuedLifeMs));
  await requireNewPassword(trx, userId);
  await endWaysIn(trx, userId, now);
}

/** Whether somebody's own password is void, and another one in its place. */
export const hasIssuedPassword = passwordEnds;
