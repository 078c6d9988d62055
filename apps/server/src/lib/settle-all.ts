import type { Attempts } from "./each-alone.ts";

/** Short statements: some rows at a time. */
const atOnce = 200;

/**
 * Settles all rows that wait for it, a handful at a time. Those that fail are found again: they are passed over.
 * @param find some of those that wait, always in the same order: at most so many, after the first that are passed over
 * @param settle one, which is not found again then; false where it was gone already
 * @throws Error where a handful is found again and again although nothing failed
 */
export async function settleAll<Row>(
  attempts: Attempts,
  find: (most: number, passedOver: number) => Promise<readonly Row[]>,
  settle: (row: Row) => Promise<boolean | void>,
): Promise<void> {
  let passedOver = 0;
  for (;;) {
    const rows = await find(atOnce, passedOver);
    const before = passedOver;
    let settled = 0;
    for (const row of rows) {
      const isWell = await attempts.attempt(async () => {
        if ((await settle(row)) !== false) settled += 1;
      });
      if (!isWell) passedOver += 1;
    }
    if (rows.length < atOnce) return;
    if (settled === 0 && passedOver === before)
      throw new Error(`none of ${rows.length} rows could be settled`);
  }
}
