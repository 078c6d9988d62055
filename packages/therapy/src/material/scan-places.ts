/** Places on a grid for things to be found, balanced by side: for searches from one edge to the other. */
import type { Rng } from "../rng.ts";

/** The number of columns is even, so that every cell is on one side. */
export interface ScanGrid {
  readonly columns: number;
  readonly rows: number;
}

/**
 * Cells of one half, spread over its columns: each column takes one before any takes a second, and the outermost
 * comes first, so that a search that stops short of the edge misses something.
 */
function placesIn(
  rng: Rng,
  columns: readonly number[],
  { columns: width, rows }: ScanGrid,
  count: number,
) {
  const [outermost = 0, ...inner] = columns;
  const order = [outermost, ...rng.shuffle(inner)];
  const free = new Map(
    order.map((column) => {
      const cells = Array.from({ length: rows }, (_, row) => row * width + column);
      return [column, rng.shuffle(cells)] as const;
    }),
  );
  return Array.from({ length: count }, (_, index) => {
    const column = order[index % order.length] ?? outermost;
    return free.get(column)?.pop() ?? 0;
  });
}

/**
 * Cells, in reading order from 0, for `left` things in the left half and `right` in the right half.
 * @throws RangeError when a half has too few cells
 */
export function scanPlaces(
  rng: Rng,
  grid: ScanGrid,
  { left, right }: { left: number; right: number },
): number[] {
  const half = grid.columns / 2;
  if (Math.max(left, right) > half * grid.rows) throw new RangeError("more things than cells");
  const columns = Array.from({ length: half }, (_, index) => index);
  const mirrored = columns.map((column) => grid.columns - 1 - column);
  return [...placesIn(rng, columns, grid, left), ...placesIn(rng, mirrored, grid, right)];
}
