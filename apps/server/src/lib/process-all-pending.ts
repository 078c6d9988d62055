import type { Attempts } from "./collect-failures.ts";

/** Short statements: some rows at a time. */
const batchSize = 200;

/**
 * Settles all rows that are waiting, a batch at a time. Those that fail would be found again, so they are skipped.
 * @param find some of those that are waiting, always in the same order: at most this many, skipping the first ones as
 *   given
 * @param settle settles one, which is then no longer found; returns false if it was already gone
 * @throws Error if the same batch is found again although nothing failed
 */
export async function processAllPending<Row>(
  attempts: Attempts,
  find: (most: number, passedOver: number) => Promise<readonly Row[]>,
  settle: (row: Row) => Promise<boolean | void>,
): Promise<void> {
  let passedOver = 0;
  for (;;) {
    const rows = await find(batchSize, passedOver);
    const before = passedOver;
    let settled = 0;
    for (const row of rows) {
      const isWell = await attempts.attempt(async () => {
        if ((await settle(row)) !== false) settled += 1;
      });
      if (!isWell) passedOver += 1;
    }
    if (rows.length < batchSize) return;
    if (settled === 0 && passedOver === before)
      throw new Error(`none of ${rows.length} rows could be settled`);
  }
}
