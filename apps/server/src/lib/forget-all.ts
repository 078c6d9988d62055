/** Short transactions: some rows at a time. */
const atOnce = 200;

/**
 * Deletes all rows that are to be forgotten, a handful at a time.
 * @param find some of those that are left, at most so many
 * @param forget deletes one and says whether it was there
 * @throws Error where rows cannot be deleted: the same would be found again and again
 */
export async function forgetAll<Row>(
  find: (most: number) => Promise<readonly Row[]>,
  forget: (row: Row) => Promise<boolean>,
): Promise<void> {
  for (;;) {
    const rows = await find(atOnce);
    let gone = 0;
    for (const row of rows) if (await forget(row)) gone += 1;
    if (rows.length < atOnce) return;
    if (gone === 0) throw new Error(`none of ${rows.length} rows could be deleted`);
  }
}
