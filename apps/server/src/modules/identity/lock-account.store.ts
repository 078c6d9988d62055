import type { Trx } from "../../db/database.ts";
import { type Account, accountOf } from "../account.store.ts";

/**
 * Makes signing in, and ending the same person's sessions, changing their password or suspending
 * them, wait for each other's transaction: all of them begin with this. Always the first lock
 * taken.
 */
export async function lockUser(trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

/**
 * Locks and rereads the account: what was read before a password was compared may have changed.
 * Requires the actor `sign-in`.
 */
export async function lockAccount(trx: Trx, userId: string): Promise<Account | undefined> {
  await lockUser(trx, userId);
  return accountOf(trx, userId);
}
