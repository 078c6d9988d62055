import { collectFailures } from "./collect-failures.ts";
import { processAllPending } from "./process-all-pending.ts";

/** Some of those that are left, always in the same order: at most this many, skipping the first ones as given. */
type Find<Row> = (most: number, passedOver: number) => Promise<readonly Row[]>;

/**
 * Deletes all rows that are to be forgotten, a batch at a time. One that cannot be deleted holds up no other.
 * @param finds run in turn: failures in one do not hold up the next
 * @param forget deletes one and returns whether it was there
 * @throws AggregateError for those that could not be deleted, once all others are
 */
export async function deleteAllDue<Row>(
  finds: readonly Find<Row>[],
  forget: (row: Row) => Promise<boolean>,
): Promise<void> {
  const attempts = collectFailures();
  for (const find of finds) await processAllPending(attempts, find, forget);
  attempts.end("Not everything that is due was deleted.");
}
