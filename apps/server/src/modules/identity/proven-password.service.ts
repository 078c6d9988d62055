import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { type Account, accountOf } from "../account.store.ts";
import { enforceRateLimits, resetRateLimits } from "./rate-limit.service.ts";
import { limitOfAccount } from "./rate-limit.rules.ts";
import { isPassword } from "./passwords.ts";

/**
 * Makes sure that somebody signed in also knows the password, before something that cannot be
 * undone. Counted, so that nobody can guess at it on a tablet left open.
 * @throws Refusal `wrong-password`, `too-many-requests`, `signs-in-elsewhere`
 */
export async function provePassword(
  database: Database,
  userId: string,
  password: string,
  now: Date,
): Promise<Account> {
  const actor = system("sign-in");
  const limit = limitOfAccount("own password", userId);
  const account = await database.withActor(actor, async (trx) => {
    await enforceRateLimits(trx, [limit], now);
    return accountOf(trx, userId);
  });
  if (account?.signs_in_at) throw new Refusal("signs-in-elsewhere");
  const isRight = await isPassword(password, account?.password_hash ?? undefined);
  if (!account || !isRight) throw new Refusal("wrong-password");
  await database.withActor(actor, (trx) => resetRateLimits(trx, [limit]));
  return account;
}
