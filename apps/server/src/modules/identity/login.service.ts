import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { type Account, findAccount } from "../account.store.ts";
import type { LetterParts } from "../messaging/letter.service.ts";
import { enter } from "./enter.service.ts";
import { countTries } from "./limit.service.ts";
import { limitOfAddress, limitOfPair } from "./limits.rules.ts";
import { openPendingLogin } from "./one-time-code.service.ts";
import { isPassword } from "./passwords.ts";
import { forgetTries, takeBackTry } from "./sign-in-limit.store.ts";

export interface LoginRequest {
  readonly username: string;
  readonly password: string;
  readonly ip: string;
  readonly device: string;
}

export interface SignedIn {
  readonly userId: string;
  /** Null while a one-time code is awaited. */
  readonly accessToken: string | null;
  /** Names the login that awaits its code. */
  readonly otpResetToken: string | null;
}

function mayEnter(account: Account | undefined, passwordIsRight: boolean): account is Account {
  if (account?.status !== "ACTIVE") return false;
  // Who signs in at an institution may have a password from before: it opens nothing any more.
  return passwordIsRight && !account.signs_in_at;
}

/**
 * Signs a person in, or sends the code that is wanted besides. Unknown name, wrong password and suspended account get
 * the same answer for the same work, or the answer would tell a stranger who has an account.
 */
export async function signIn(
  database: Database,
  letters: LetterParts,
  { username, password, ip, device }: LoginRequest,
  now: Date,
): Promise<SignedIn> {
  const name = username.trim();
  const address = limitOfAddress("password", ip);
  const { account, pair } = await database.withActor(system("sign-in"), async (trx) => {
    const found = await findAccount(trx, name);
    const limited = limitOfPair("password", found?.id ?? name.toLowerCase(), ip);
    await countTries(trx, [limited, address], now);
    return { account: found, pair: limited };
  });
  // Outside the transaction: it takes long, and the embedded database has one connection.
  const passwordIsRight = await isPassword(password, account?.password_hash ?? undefined);
  if (!mayEnter(account, passwordIsRight)) throw new Refusal("wrong-credentials");
  return database.withActor(system("sign-in"), async (trx) => {
    await forgetTries(trx, pair);
    await takeBackTry(trx, address, now);
    const userId = account.id;
    if (!account.needs_code)
      return { userId, accessToken: await enter(trx, account, device, now), otpResetToken: null };
    const otpResetToken = await openPendingLogin(trx, letters, account, device, now);
    return { userId, accessToken: null, otpResetToken };
  });
}
