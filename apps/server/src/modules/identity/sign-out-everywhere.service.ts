import type { Trx } from "../../db/database.ts";
import { revokeSessions } from "./auth-session.store.ts";
import { deletePendingLoginsOf } from "./pending-login.store.ts";

/** Ends all of a person's sessions, and logins that wait for their code. Requires the actor `sign-in`. */
export async function signOutEverywhere(trx: Trx, userId: string, now: Date): Promise<void> {
  await revokeSessions(trx, userId, now);
  await deletePendingLoginsOf(trx, userId);
}
