import type { Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { countTry, forgetTries, type Limited } from "./sign-in-limit.store.ts";

/**
 * Counts a try against each limit.
 * @throws Refusal `too-many-requests`; what was counted then goes with the transaction
 */
export async function countTries(trx: Trx, limits: readonly Limited[], now: Date): Promise<void> {
  for (const limit of limits) {
    const wait = await countTry(trx, limit, now);
    if (wait > 0) throw new Refusal("too-many-requests", { retryAfterSeconds: wait });
  }
}

/** What was counted was no guess after all. */
export async function forgiveTries(trx: Trx, limits: readonly Limited[]): Promise<void> {
  for (const limit of limits) await forgetTries(trx, limit);
}
