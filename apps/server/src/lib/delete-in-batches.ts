import type { Actor } from "../db/actor.ts";
import type { Database, Trx } from "../db/database.ts";

/** Short transactions, so that nobody waits, however much there is. */
const batchSize = 1_000;

/**
 * Deletes everything that is to go, some rows per transaction.
 * @param deleteBatch deletes at most this many and returns how many it deleted
 */
export async function deleteInBatches(
  database: Database,
  actor: Actor,
  deleteBatch: (trx: Trx, most: number) => Promise<number>,
): Promise<void> {
  let deleted = batchSize;
  while (deleted === batchSize)
    deleted = await database.withActor(actor, (trx) => deleteBatch(trx, batchSize));
}
