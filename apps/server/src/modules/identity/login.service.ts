import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { type Account, findAccount, noteSignIn } from "../account.store.ts";
import { networkOf } from "./address.rules.ts";
import { openSession } from "./auth-session.service.ts";
import { isPassword } from "./passwords.ts";
import { countTry, forgetTries, type Limited, takeBackTry } from "./sign-in-limit.store.ts";

export interface LoginRequest {
  readonly username: string;
  readonly password: string;
  readonly ip: string;
  readonly device: string;
}

export interface SignedIn {
  readonly userId: string;
  readonly accessToken: string;
}

interface Limits {
  /** This account tried from this address: whoever tries elsewhere is not held up by a stranger's failures. */
  readonly pair: Limited;
  /** All accounts tried from this address: a ward may share it, so the wait stays short. */
  readonly address: Limited;
}

function limitsOf(who: string, ip: string): Limits {
  const network = networkOf(ip);
  return {
    pair: { subject: `pair ${who} ${network}`, rule: { free: 4, longestSeconds: 900 } },
    address: { subject: `address ${network}`, rule: { free: 30, longestSeconds: 30 } },
  };
}

function mayEnter(account: Account | undefined, passwordIsRight: boolean): account is Account {
  return account !== undefined && passwordIsRight && account.status === "ACTIVE";
}

/**
 * Signs a person in. Unknown name, wrong password and suspended account get the same answer for the same work, or
 * the answer would tell a stranger who has an account.
 */
export async function signIn(
  database: Database,
  { username, password, ip, device }: LoginRequest,
  now: Date,
): Promise<SignedIn> {
  const name = username.trim();
  const { account, limits } = await database.withActor(system("sign-in"), async (trx) => {
    const found = await findAccount(trx, name);
    const limited = limitsOf(found?.id ?? name.toLowerCase(), ip);
    for (const limit of [limited.pair, limited.address]) {
      const wait = await countTry(trx, limit, now);
      if (wait > 0) throw new Refusal("too-many-requests", { retryAfterSeconds: wait });
    }
    return { account: found, limits: limited };
  });
  // Outside the transaction: it takes long, and the embedded database has one connection.
  const passwordIsRight = await isPassword(password, account?.password_hash ?? undefined);
  if (!mayEnter(account, passwordIsRight)) throw new Refusal("wrong-credentials");
  const accessToken = await database.withActor(system("sign-in"), async (trx) => {
    await forgetTries(trx, limits.pair);
    await takeBackTry(trx, limits.address, now);
    await noteSignIn(trx, account.id, now);
    return openSession(trx, { userId: account.id, type: account.type, device }, now);
  });
  return { userId: account.id, accessToken };
}
