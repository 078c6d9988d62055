import { addressKey } from "@regain/contract/email-address";
import { system } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { type Account, concernedBy, findAccount } from "../account.store.ts";
import { lockAccount } from "./lock-account.store.ts";
import { enforceRateLimits } from "./rate-limit.service.ts";
import { limitOfIp, limitOfPair } from "./rate-limit.rules.ts";
import { isPassword } from "./passwords.ts";
import { forgetTries, refundRateLimit } from "./rate-limit.store.ts";

export interface Credentials {
  /** Username or email address. */
  readonly username: string;
  readonly password: string;
  readonly ip: string;
}

export interface Proven {
  readonly account: Account;
  /**
   * Uncounts the try, as it was no guess. To be called first in the transaction of what the proof
   * is for: returns the account as it is now, and locks it. Requires the actor `sign-in`.
   * @throws Refusal `wrong-credentials` if the password was changed, or its person suspended,
   *   during the comparison
   */
  readonly settle: (trx: Trx) => Promise<Account>;
}

function mayEnter(
  account: Account | undefined,
  passwordIsRight: boolean,
  now: Date,
): account is Account {
  if (account?.status !== "ACTIVE") return false;
  const { password_expires_at: end } = account;
  if (end && end <= now) return false;
  // Somebody who signs in at an institution may have an earlier password: it no longer works.
  return passwordIsRight && !account.signs_in_at;
}

/**
 * Whose name and password these are. Unknown name, wrong password and suspended account get the
 * same answer for the same work; otherwise the answer would tell a stranger who has an account.
 * @throws Refusal `wrong-credentials`, `too-many-requests`
 */
export async function proveCredentials(
  database: Database,
  { username, password, ip }: Credentials,
  now: Date,
): Promise<Proven> {
  const name = username.trim();
  const address = limitOfIp("password", ip);
  // As typed: counted for the account, it would tell which username and address are one person's.
  const pair = limitOfPair("password", addressKey(name), ip);
  const account = await database.withActor(system("sign-in"), async (trx) => {
    const found = await findAccount(trx, name);
    await enforceRateLimits(trx, [pair, address], now);
    return found;
  });
  // Outside the transaction: it is slow, and the embedded database has one connection.
  const passwordIsRight = await isPassword(password, account?.password_hash ?? undefined);
  if (!mayEnter(account, passwordIsRight, now))
    throw new Refusal("wrong-credentials", account ? { about: concernedBy(account) } : {});
  return {
    account,
    async settle(trx) {
      const held = await lockAccount(trx, account.id);
      const isSame = held?.password_hash === account.password_hash;
      if (!mayEnter(held, isSame, now))
        throw new Refusal("wrong-credentials", { about: concernedBy(account) });
      await forgetTries(trx, pair);
      await refundRateLimit(trx, address, now);
      return held;
    },
  };
}
