import type { Actor } from "../db/actor.ts";
import type { Database, Trx } from "../db/database.ts";

/** Short transactions, so that nobody waits, however much there is. */
const atOnce = 1_000;

/**
 * Deletes everything that is to go, some rows per transaction.
 * @param deleteSome deletes at most this many and returns how many it deleted
 */
export async function deleteInParts(
  database: Database,
  actor: Actor,
  deleteSome: (trx: Trx, most: number) => Promise<number>,
): Promise<void> {
  let deleted = atOnce;
  while (deleted === atOnce)
    deleted = await database.withActor(actor, (trx) => deleteSome(trx, atOnce));
}
