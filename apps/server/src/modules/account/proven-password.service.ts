import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { countTries, forgiveTries } from "../identity/limit.service.ts";
import { limitOfAccount } from "../identity/limits.rules.ts";
import { provesPassword } from "../identity/password.service.ts";
import { findPasswordHash } from "./account.store.ts";

/**
 * Makes sure that who is signed in knows the password as well, before something that cannot be undone. Counted: a
 * tablet that was left open is no place to guess at.
 * @throws Refusal `wrong-password`, `too-many-requests`
 */
export async function provePassword(
  database: Database,
  userId: string,
  password: string,
  now: Date,
): Promise<void> {
  const limit = limitOfAccount("own password", userId);
  const hash = await database.withActor(system("sign-in"), async (trx) => {
    await countTries(trx, [limit], now);
    return findPasswordHash(trx, userId);
  });
  if (!hash || !(await provesPassword(password, hash))) throw new Refusal("wrong-password");
  await database.withActor(system("sign-in"), (trx) => forgiveTries(trx, [limit]));
}
