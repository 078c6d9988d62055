/**
 * All rows of a long list, a page at a time: nobody waits for more than one page, and no more than one is held.
 * @param read the rows after that key, in its order, at most `size`
 */
export async function* pagesOf<Row>(
  size: number,
  read: (after: string | undefined, size: number) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
): AsyncGenerator<readonly Row[]> {
  let after: string | undefined;
  for (;;) {
    const rows = await read(after, size);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < size) return;
    after = keyOf(last);
  }
}
