import { eachAlone } from "./each-alone.ts";
import { settleAll } from "./settle-all.ts";

/** Some of those that are left, always in the same order: at most so many, after the first that are passed over. */
type Find<Row> = (most: number, passedOver: number) => Promise<readonly Row[]>;

/**
 * Deletes all rows that are to be forgotten, a handful at a time. One that cannot be deleted keeps no other.
 * @param finds one after the other: what cannot be deleted of the first keeps nothing of the next
 * @param forget deletes one and says whether it was there
 * @throws AggregateError for those that could not be deleted, when all others are
 */
export async function forgetAll<Row>(
  finds: readonly Find<Row>[],
  forget: (row: Row) => Promise<boolean>,
): Promise<void> {
  const attempts = eachAlone();
  for (const find of finds) await settleAll(attempts, find, forget);
  attempts.end("Not everything was deleted that is to be.");
}
