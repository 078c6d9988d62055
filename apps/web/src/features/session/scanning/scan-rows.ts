/** Where something is, in CSS pixels. */
export interface ScanBox {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}

/** Stepping through more than this many one by one takes too long. */
const maxInGroup = 6;

/** Below: it overlaps the row vertically by less than half of the smaller height. */
function isBelow(box: ScanBox, row: ScanBox): boolean {
  const shared = Math.min(box.bottom, row.bottom) - Math.max(box.top, row.top);
  return shared * 2 < Math.min(box.bottom - box.top, row.bottom - row.top);
}

/** Splits things in reading order into their rows. */
function rowsOf<Thing>(things: readonly Thing[], boxOf: (thing: Thing) => ScanBox): Thing[][] {
  const rows: Thing[][] = [];
  let first: ScanBox | undefined;
  for (const thing of things) {
    const box = boxOf(thing);
    if (!first || isBelow(box, first)) {
      first = box;
      rows.push([]);
    }
    rows.at(-1)?.push(thing);
  }
  return rows;
}

function inParts<Thing>(things: readonly Thing[], size: number): Thing[][] {
  const parts = Math.ceil(things.length / size);
  const each = Math.ceil(things.length / parts);
  return Array.from({ length: parts }, (_, part) => things.slice(part * each, (part + 1) * each));
}

/** Consecutive rows of one thing form a column. */
function withColumns<Thing>(rows: readonly Thing[][]): Thing[][] {
  const joined: Thing[][] = [];
  let column: Thing[] | undefined;
  for (const row of rows) {
    if (row.length === 1 && column) {
      column.push(...row);
      continue;
    }
    joined.push(row);
    column = row.length === 1 ? row : undefined;
  }
  return joined;
}

/**
 * How a group is scanned: a small one whole, a large one by its rows and single-file columns, and if these
 * are long, by parts of about the same size.
 */
export function smallGroups<Thing>(
  group: readonly Thing[],
  boxOf: (thing: Thing) => ScanBox,
): readonly (readonly Thing[])[] {
  if (group.length <= maxInGroup) return [group];
  const isColumn = ([first, second]: readonly Thing[]) =>
    first !== undefined && second !== undefined && isBelow(boxOf(second), boxOf(first));
  return withColumns(rowsOf(group, boxOf)).flatMap((part) =>
    part.length > (isColumn(part) ? maxInGroup : 2 * maxInGroup)
      ? inParts(part, maxInGroup)
      : [part],
  );
}

/** Ungrouped things are scanned one by one, as long as there are not many more than fit in a group. */
export const looseGroups = <Thing>(things: readonly Thing[]): readonly (readonly Thing[])[] =>
  things.length > 2 * maxInGroup ? inParts(things, maxInGroup) : things.map((thing) => [thing]);
