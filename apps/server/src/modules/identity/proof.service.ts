import { timingSafeEqual } from "node:crypto";
import { addressKey, isSameAddress } from "@regain/contract/email-address";
import { system, type UserActor } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { type Account, accountOf } from "../account.store.ts";
import { type LetterParts, writeLetter } from "../messaging/letter.service.ts";
import { requireUnusedLogin } from "../signup/new-account.service.ts";
import { codeHash, codeLife, maxTries, newCode, refusalOfCode, resendAfter } from "./code.rules.ts";
import { enforceRateLimitsNow, enforceRateLimits, resetRateLimits } from "./rate-limit.service.ts";
import { limitOfAccount, limitOfIp } from "./rate-limit.rules.ts";
import { requireFreshProof } from "./fresh-proof.service.ts";
import { addressHash, wayToProve } from "./proof.rules.ts";
import {
  deleteProofCode,
  recordProof,
  recordProvenAddress,
  proofTries,
  storeProofCode,
  takeProofTry,
} from "./proof.store.ts";
import { provePassword } from "./proven-password.service.ts";
import { refundRateLimit } from "./rate-limit.store.ts";

const actor = system("sign-in");

type Prover = Pick<UserActor, "userId" | "sessionId">;

/** Includes the address: a code sent to another one proves nothing for this one. */
const boundTo = (sessionId: string, address: string) => `${sessionId} ${addressKey(address)}`;

const isOwnAddress = ({ email }: Pick<Account, "email">, address: string): boolean =>
  isSameAddress(address, email);

/**
 * Checks the password that somebody signed in types again.
 * @throws Refusal `wrong-password`, `too-many-requests`; `code-needed` or `log-in-again` if a
 *   password alone would not let them in
 */
export async function giveOwnPassword(
  database: Database,
  { userId, sessionId }: Prover,
  password: string,
  now: Date,
): Promise<void> {
  const account = await database.withActor(actor, (trx) => accountOf(trx, userId));
  const way = account ? wayToProve(account) : "log-in-again";
  if (way !== "password-needed") throw new Refusal(way);
  await provePassword(database, userId, password, now);
  await database.withActor(actor, (trx) => recordProof(trx, sessionId, now));
}

/**
 * Sends a code to the account's current address, or to its new one.
 * @param email the new address; only for somebody who has just proved who they are, so that nobody
 *   else writes to strangers
 * @throws Refusal `no-email-address`, `too-many-requests`; `password-needed`, `code-needed`,
 *   `log-in-again`; `email-in-use` for somebody else's
 */
export async function sendCodeToProve(
  database: Database,
  letters: LetterParts,
  { userId, sessionId, ip }: Prover & { readonly ip: string },
  email: string | undefined,
  now: Date,
): Promise<void> {
  await enforceRateLimitsNow(database, [limitOfIp("code letters", ip)], now);
  await database.withActor(actor, async (trx) => {
    const account = await accountOf(trx, userId);
    const address = email ?? account?.email;
    if (!account || !address) throw new Refusal("no-email-address");
    const isOwn = isOwnAddress(account, address);
    if (!isOwn) {
      await requireFreshProof(trx, { userId, sessionId }, now);
      await requireUnusedLogin(trx, { email: address });
    }
    await enforceRateLimits(trx, [limitOfAccount("proof letters", userId)], now);
    const code = newCode();
    const row = {
      session_id: sessionId,
      user_id: userId,
      code_hash: codeHash(boundTo(sessionId, address), code),
      expires_at: new Date(now.getTime() + codeLife),
      sent_at: now,
    };
    const sentAt = await storeProofCode(trx, row, new Date(now.getTime() - resendAfter));
    if (sentAt) {
      const wait = (sentAt.getTime() + resendAfter - now.getTime()) / 1000;
      throw new Refusal("too-many-requests", { retryAfterSeconds: Math.max(1, wait) });
    }
    const values = { name: account.first_name ?? account.username, code };
    const kind = isOwn ? "proofCode" : "addressCode";
    await writeLetter(trx, letters, { kind, to: address, userId, values }, now);
  });
}

/**
 * Checks the code that somebody signed in types.
 * @param email where it was sent, if that is not the account's address: then it proves that
 *   address, but not the person
 * @throws Refusal `wrong-code`, `code-spent`, `too-many-requests`
 */
export async function giveProofCode(
  database: Database,
  { userId, sessionId, ip }: Prover & { readonly ip: string },
  { code, email }: { readonly code: string; readonly email: string | undefined },
  now: Date,
): Promise<void> {
  const limit = limitOfAccount("proof code", userId);
  const address = limitOfIp("code", ip);
  await enforceRateLimitsNow(database, [address], now);
  const { tried, tries } = await database.withActor(actor, async (trx) => {
    const row = await takeProofTry(trx, sessionId, maxTries, now);
    if (row) await enforceRateLimits(trx, [limit], now);
    const account = row && (await accountOf(trx, userId));
    const to = email ?? account?.email;
    return {
      tried: account && to && { hash: row.code_hash, to, isOwn: isOwnAddress(account, to) },
      tries: row ? row.tries : await proofTries(trx, sessionId),
    };
  });
  if (!tried || !timingSafeEqual(tried.hash, codeHash(boundTo(sessionId, tried.to), code)))
    throw new Refusal(refusalOfCode(tries));
  await database.withActor(actor, async (trx) => {
    await deleteProofCode(trx, sessionId);
    await resetRateLimits(trx, [limit, limitOfAccount("proof letters", userId)]);
    await refundRateLimit(trx, address, now);
    await recordProvenAddress(trx, sessionId, addressHash(tried.to), now);
    if (tried.isOwn) await recordProof(trx, sessionId, now);
  });
}
