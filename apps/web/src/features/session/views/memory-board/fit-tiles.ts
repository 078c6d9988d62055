/** The space that square tiles are laid out in, CSS pixels. */
export interface TileRoom {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
}

/** No tile is larger, and none smaller, than this. */
export const largestTile = 250;
export const smallestTile = 64;

const sizeFor = (columns: number, { count, width, height, gap }: TileRoom): number => {
  const rows = Math.ceil(count / columns);
  const across = (width - (columns - 1) * gap) / columns;
  const down = (height - (rows - 1) * gap) / rows;
  return Math.floor(Math.min(largestTile, across, down));
};

/**
 * The columns that let tiles be as large as possible. Where not all fit at their smallest, they fit the width and
 * the page scrolls.
 */
export function fitTiles(room: TileRoom): { readonly columns: number; readonly size: number } {
  const { count, width, gap } = room;
  const most = Math.max(1, Math.floor((width + gap) / (smallestTile + gap)));
  let best = { columns: Math.min(count, most), size: -Infinity };
  for (let columns = Math.min(count, most); columns >= 1; columns--) {
    const size = sizeFor(columns, room);
    if (size > best.size) best = { columns, size };
  }
  return { columns: best.columns, size: Math.max(smallestTile, best.size) };
}
