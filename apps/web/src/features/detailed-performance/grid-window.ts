import type { Place } from "./grid-moves.ts";

/** The grid's dimensions in pixels. The header row and the name column stay fixed while the rest scrolls. */
export interface GridMeasures {
  readonly headHeight: number;
  readonly nameWidth: number;
  readonly rowHeight: number;
  readonly columnWidth: number;
}

/** How far the grid is scrolled, and the size of its visible part. */
export interface Scrolled {
  readonly top: number;
  readonly left: number;
  readonly height: number;
  readonly width: number;
}

/** Indexes from first to last, both included. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

export interface GridWindow {
  readonly rows: Span;
  readonly columns: Span;
}

/** How many more are rendered on each side, so that there is something to see while the rest follows. */
const margin = 2;

function spanOf(offset: number, room: number, size: number, count: number): Span {
  const first = Math.max(0, Math.floor(offset / size) - margin);
  const last = Math.min(count - 1, Math.ceil((offset + Math.max(0, room)) / size) - 1 + margin);
  return { first: Math.min(first, Math.max(0, count - 1)), last };
}

/** The cells to render: the visible ones, and a few around them. */
export function windowOf(
  { headHeight, nameWidth, rowHeight, columnWidth }: GridMeasures,
  { top, left, height, width }: Scrolled,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): GridWindow {
  return {
    rows: spanOf(top, height - headHeight, rowHeight, rows),
    columns: spanOf(left, width - nameWidth, columnWidth, columns),
  };
}

/** The indexes of a span, plus one wherever it is: the cell with the focus is always rendered. */
export function numbersOf({ first, last }: Span, also: number): number[] {
  const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
  if (also < first) return [also, ...numbers];
  return also > last ? [...numbers, also] : numbers;
}

function offsetFor(offset: number, room: number, start: number, size: number): number {
  if (start < offset) return start;
  return start + size > offset + room ? start + size - room : offset;
}

/** Where to scroll so that a cell is fully visible. */
export function scrollTo(
  { headHeight, nameWidth, rowHeight, columnWidth }: GridMeasures,
  { top, left, height, width }: Scrolled,
  { row, column }: Place,
): { readonly top: number; readonly left: number } {
  return {
    top: offsetFor(top, height - headHeight, row * rowHeight, rowHeight),
    left: offsetFor(left, width - nameWidth, column * columnWidth, columnWidth),
  };
}
