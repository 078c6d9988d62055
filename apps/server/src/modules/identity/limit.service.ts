import { type LinkActor, system } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { limitOfAccount, limitOfAddress, limitOfLink } from "./limits.rules.ts";
import { countTry, forgetTries, type Limited, takeBackTry } from "./sign-in-limit.store.ts";

/**
 * Counts a try against each limit.
 * @throws Refusal `too-many-requests`; what was counted is then rolled back with the transaction
 */
export async function countTries(trx: Trx, limits: readonly Limited[], now: Date): Promise<void> {
  for (const limit of limits) {
    const wait = await countTry(trx, limit, now);
    if (wait > 0) throw new Refusal("too-many-requests", { retryAfterSeconds: wait });
  }
}

/**
 * Also counts, but returns the seconds to wait: 0 if the try may proceed. For what is skipped
 * quietly, not refused.
 */
export const countOrWait = countTry;

/**
 * As `countTries`, in a transaction of its own: what is refused afterward stays counted.
 * @throws Refusal `too-many-requests`
 */
export function countNow(database: Database, limits: readonly Limited[], now: Date): Promise<void> {
  return database.withActor(system("sign-in"), (trx) => countTries(trx, limits, now));
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
): Promise<void> => countNow(database, [limitOfLink(tokenId), limitOfAddress("by link", ip)], now);

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
  countNow(database, [limitOfAccount("details", userId), limitOfAddress("details", ip)], now);

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
  const takeBack = () =>
    database.withActor(system("sign-in"), (trx) => takeBackTry(trx, limit, now));
  await countNow(database, [limit], now);
  try {
    const result = await work();
    await takeBack();
    return result;
  } catch (error) {
    if (error instanceof Refusal && error.code === "unavailable") await takeBack();
    throw error;
  }
}

/** Forgets tries that were no guesses after all. */
export async function forgiveTries(trx: Trx, limits: readonly Limited[]): Promise<void> {
  for (const limit of limits) await forgetTries(trx, limit);
}
