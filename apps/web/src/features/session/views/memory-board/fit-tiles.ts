/** The space that square tiles are laid out in, CSS pixels. */
export interface TileRoom {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
}

/** The largest and the smallest size of a tile. */
const largestTile = 250;
export const smallestTile = 64;

const sizeFor = (columns: number, { count, width, height, gap }: TileRoom): number => {
  const rows = Math.ceil(count / columns);
  const across = (width - (columns - 1) * gap) / columns;
  const down = (height - (rows - 1) * gap) / rows;
  return Math.floor(Math.min(largestTile, across, down));
};

/** Places that stay empty in the last row. */
const emptyPlaces = (columns: number, count: number): number =>
  Math.ceil(count / columns) * columns - count;

/**
 * The number of columns that makes tiles as large as possible and, among equals, fills the last row best. If
 * not all tiles fit at their smallest, they fit the width and the page scrolls.
 */
export function fitTiles(room: TileRoom): { readonly columns: number; readonly size: number } {
  const { count, width, gap } = room;
  const most = Math.max(1, Math.floor((width + gap) / (smallestTile + gap)));
  const widest = Math.min(count, most);
  const [best = { columns: widest, size: smallestTile }] = Array.from(
    { length: widest },
    (_, index) => ({ columns: widest - index, size: sizeFor(widest - index, room) }),
  ).toSorted(
    (a, b) => b.size - a.size || emptyPlaces(a.columns, count) - emptyPlaces(b.columns, count),
  );
  return { columns: best.columns, size: Math.max(smallestTile, best.size) };
}
