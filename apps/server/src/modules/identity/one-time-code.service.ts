import { timingSafeEqual } from "node:crypto";
import { v7 } from "uuid";
import { system } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { type Account, accountOf, concernedBy } from "../account.store.ts";
import { type LetterParts, writeLetter } from "../messaging/letter.service.ts";
import { codeHash, codeLife, maxTries, newCode, refusalOfCode, resendAfter } from "./code.rules.ts";
import { completeSignIn, type CompletedSignIn } from "./complete-sign-in.service.ts";
import { lockAccount } from "./lock-account.store.ts";
import { enforceRateLimitsNow, enforceRateLimits } from "./rate-limit.service.ts";
import { limitOfAccount, limitOfIp } from "./rate-limit.rules.ts";
import {
  deletePendingLogin,
  findPendingLogin,
  insertPendingLogin,
  replaceCode,
  takeCodeTry,
} from "./pending-login.store.ts";
import { forgetTries, refundRateLimit } from "./rate-limit.store.ts";
import { newToken, tokenHash } from "./token.ts";

const pendingLife = 30 * 60_000;
const maxSends = 5;

export interface PendingLogin {
  readonly userId: string;
  /** The `otpResetToken` returned for the password. */
  readonly token: string;
  /** Where the login is continued from. */
  readonly ip: string;
}

const codeEnd = (now: Date) => new Date(now.getTime() + codeLife);

async function sendCode(
  trx: Trx,
  letters: LetterParts,
  { id, email, first_name, username }: Account,
  code: string,
  now: Date,
): Promise<void> {
  if (!email) throw new Refusal("no-email-address");
  const values = { name: first_name ?? username, code };
  await writeLetter(trx, letters, { kind: "oneTimeCode", to: email, userId: id, values }, now);
}

/**
 * Called once the password was right: sends a code, and returns the token that identifies this
 * login until the code is given. Requires the actor `sign-in`.
 * @throws Refusal `too-many-requests` if codes were sent again and again
 */
export async function createPendingLogin(
  trx: Trx,
  letters: LetterParts,
  account: Account,
  device: string,
  now: Date,
): Promise<string> {
  await enforceRateLimits(trx, [limitOfAccount("code letters", account.id)], now);
  const [id, token, code] = [v7(), newToken(), newCode()];
  await insertPendingLogin(trx, {
    id,
    token_hash: tokenHash(token),
    user_id: account.id,
    code_hash: codeHash(id, code),
    code_expires_at: codeEnd(now),
    sent_at: now,
    device,
    expires_at: new Date(now.getTime() + pendingLife),
  });
  await sendCode(trx, letters, account, code, now);
  return token;
}

/**
 * Completes a pending login with its code.
 * @throws Refusal `wrong-code`, `code-spent`, `too-many-requests`
 */
export async function giveCode(
  database: Database,
  { userId, token, ip }: PendingLogin,
  code: string,
  now: Date,
): Promise<CompletedSignIn> {
  const actor = system("sign-in");
  const limit = limitOfAccount("code", userId);
  const address = limitOfIp("code", ip);
  await enforceRateLimitsNow(database, [address], now);
  const { tried, tries, about } = await database.withActor(actor, async (trx) => {
    const pending = { tokenHash: tokenHash(token), userId };
    const row = await takeCodeTry(trx, pending, maxTries, now);
    // Only once the row is known: somebody without a pending login of this person counts nothing against them.
    if (row) await enforceRateLimits(trx, [limit], now);
    const known = row ?? (await findPendingLogin(trx, pending, now));
    const account = known && (await accountOf(trx, userId));
    return { tried: row, tries: known?.tries, about: account && concernedBy(account) };
  });
  if (!tried || !timingSafeEqual(tried.code_hash, codeHash(tried.id, code)))
    throw new Refusal(refusalOfCode(tries), about ? { about } : {});
  return database.withActor(actor, async (trx) => {
    const account = await lockAccount(trx, userId);
    const isFirst = await deletePendingLogin(trx, tried.id);
    if (!isFirst || account?.status !== "ACTIVE") throw new Refusal("wrong-code");
    await forgetTries(trx, limit);
    await refundRateLimit(trx, address, now);
    await forgetTries(trx, limitOfAccount("code letters", userId));
    const accessToken = await completeSignIn(trx, account, tried.device, now);
    return { accessToken, concerned: concernedBy(account) };
  });
}

/**
 * Sends another code, which replaces the previous one.
 * @throws Refusal `wrong-credentials` if the login has to start over, `too-many-requests` within a
 *   minute
 */
export async function resendCode(
  database: Database,
  letters: LetterParts,
  { userId, token, ip }: PendingLogin,
  now: Date,
): Promise<void> {
  await enforceRateLimitsNow(database, [limitOfIp("code letters", ip)], now);
  await database.withActor(system("sign-in"), async (trx) => {
    const row = await findPendingLogin(trx, { tokenHash: tokenHash(token), userId }, now);
    const account = row && (await accountOf(trx, userId));
    if (!row || account?.status !== "ACTIVE" || row.sends >= maxSends)
      throw new Refusal("wrong-credentials");
    const code = newCode();
    const isReplaced = await replaceCode(
      trx,
      row.id,
      { codeHash: codeHash(row.id, code), codeExpiresAt: codeEnd(now) },
      { sentBefore: new Date(now.getTime() - resendAfter), maxSends },
      now,
    );
    if (!isReplaced) {
      const wait = row.sent_at.getTime() + resendAfter - now.getTime();
      throw new Refusal("too-many-requests", { retryAfterSeconds: Math.max(1, wait / 1000) });
    }
    await sendCode(trx, letters, account, code, now);
  });
}
