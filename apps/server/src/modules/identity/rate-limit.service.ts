import { type LinkActor, system } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { limitOfAccount, limitOfIp, limitOfLink } from "./rate-limit.rules.ts";
import { incrementTries, forgetTries, type Limited, refundRateLimit } from "./rate-limit.store.ts";

/**
 * Counts a try against each limit.
 * @throws Refusal `too-many-requests`; what was counted is then rolled back with the transaction
 */
export async function enforceRateLimits(
  trx: Trx,
  limits: readonly Limited[],
  now: Date,
): Promise<void> {
  for (const limit of limits) {
    const wait = await incrementTries(trx, limit, now);
    if (wait > 0) throw new Refusal("too-many-requests", { retryAfterSeconds: wait });
  }
}

/**
 * Also counts, but returns the seconds to wait: 0 if the try may proceed. For what is skipped
 * quietly, not refused.
 */
export const consumeRateLimit = incrementTries;

/**
 * As `enforceRateLimits`, in a transaction of its own: what is refused afterward stays counted.
 * @throws Refusal `too-many-requests`
 */
export function enforceRateLimitsNow(
  database: Database,
  limits: readonly Limited[],
  now: Date,
): Promise<void> {
  return database.withActor(system("sign-in"), (trx) => enforceRateLimits(trx, limits, now));
}

/**
 * Counts a try to do something by a link.
 * @throws Refusal `too-many-requests`
 */
export const countByLink = (
  database: Database,
  { tokenId }: LinkActor,
  ip: string,
  now: Date,
): Promise<void> =>
  enforceRateLimitsNow(database, [limitOfLink(tokenId), limitOfIp("by link", ip)], now);

/**
 * Counts a try to take another name or address.
 * @throws Refusal `too-many-requests`
 */
export const countDetails = (
  database: Database,
  userId: string,
  ip: string,
  now: Date,
): Promise<void> =>
  enforceRateLimitsNow(
    database,
    [limitOfAccount("details", userId), limitOfIp("details", ip)],
    now,
  );

/**
 * Counts work before it is done, and uncounts it if it succeeded or did not even begin: only
 * failures stay counted.
 * @throws Refusal `too-many-requests`, and whatever the work throws
 */
export async function countFailures<Result>(
  database: Database,
  limit: Limited,
  now: Date,
  work: () => Promise<Result>,
): Promise<Result> {
  const refund = () =>
    database.withActor(system("sign-in"), (trx) => refundRateLimit(trx, limit, now));
  await enforceRateLimitsNow(database, [limit], now);
  try {
    const result = await work();
    await refund();
    return result;
  } catch (error) {
    if (error instanceof Refusal && error.code === "unavailable") await refund();
    throw error;
  }
}

/** Forgets tries that were no guesses after all. */
export async function resetRateLimits(trx: Trx, limits: readonly Limited[]): Promise<void> {
  for (const limit of limits) await forgetTries(trx, limit);
}
