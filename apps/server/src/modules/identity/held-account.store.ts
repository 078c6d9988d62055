import type { Trx } from "../../db/database.ts";
import { type Account, accountOf } from "../account.store.ts";

/**
 * Of somebody who comes in while their sessions are ended, their password is changed or they are shut out, one waits for
 * the other until its transaction ends: both begin with this. First of all that is locked.
 */
export async function holdUser(trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

/** What was read before a password was compared may be another by now. Wants the actor `sign-in`. */
export async function holdAccount(trx: Trx, userId: string): Promise<Account | undefined> {
  await holdUser(trx, userId);
  return accountOf(trx, userId);
}
