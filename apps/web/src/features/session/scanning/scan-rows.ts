/** Where something stands, CSS pixels. */
export interface ScanBox {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}

/** More than this many at once take too long one by one. */
const mostInGroup = 6;

/** Below one another: less than half of the smaller one's height is beside the other. */
function isBelow(box: ScanBox, row: ScanBox): boolean {
  const shared = Math.min(box.bottom, row.bottom) - Math.max(box.top, row.top);
  return shared * 2 < Math.min(box.bottom - box.top, row.bottom - row.top);
}

/** Splits what stands in order into its rows. */
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

/**
 * A group as it is gone through: a small one whole, a large one by its rows, and where rows are columns of one or
 * rows of many, by parts of about the same size.
 */
export function smallGroups<Thing>(
  group: readonly Thing[],
  boxOf: (thing: Thing) => ScanBox,
): readonly (readonly Thing[])[] {
  if (group.length <= mostInGroup) return [group];
  const rows = rowsOf(group, boxOf);
  if (rows.length === group.length) return inParts(group, mostInGroup);
  return rows.flatMap((row) => (row.length > 2 * mostInGroup ? inParts(row, mostInGroup) : [row]));
}
