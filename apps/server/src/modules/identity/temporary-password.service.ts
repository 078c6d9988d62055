import { dayMs } from "@regain/contract/durations";
import type { Trx } from "../../db/database.ts";
import { passwordEnds, requireNewPassword, storePassword } from "./credentials.store.ts";
import { endLinksWithPassword } from "./ended-links.service.ts";
import { hashPassword } from "./passwords.ts";
import { signOutEverywhere } from "./sign-out-everywhere.service.ts";

/** In ms; the link in the letter that everyone else gets is valid just as long. */
export const issuedLifeMs = dayMs;

/** Slow: call it outside transactions. */
export const hashTemporaryPassword = (password: string): Promise<string> => hashPassword(password);

/**
 * Ends what somebody came in by or could come in by: sessions, pending logins, and links mailed for
 * logging in or reading the record. A printed card stays, but opens nothing while its owner is
 * suspended. Requires the actor `sign-in`.
 */
export async function revokeAccess(trx: Trx, userId: string, now: Date): Promise<void> {
  await signOutEverywhere(trx, userId, now);
  await endLinksWithPassword(trx, userId, now);
}

/**
 * Replaces a person's own password with one made by somebody else: they have to choose another when
 * they come in by it, and it stops working after a day. Requires the actor `sign-in`.
 */
export async function setTemporaryPassword(
  trx: Trx,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await storePassword(trx, userId, passwordHash, now, new Date(now.getTime() + issuedLifeMs));
  await requireNewPassword(trx, userId);
  await revokeAccess(trx, userId, now);
}

/** Whether somebody's own password is void and an issued one is in its place. */
export const hasTemporaryPassword = passwordEnds;
