import type { layouts } from "@regain/contract/entities/task-view";

export type Layout = (typeof layouts)[number];

/** Columns of a grid by the number of choices: rows as equal as can be, never more than four in a row. */
const gridColumns = [1, 1, 2, 3, 2, 3, 3, 4, 4, 3, 4, 4, 4] as const;

/** Short words or numbers: up to five in one row. */
const wrapColumns = [1, 1, 2, 3, 4, 5] as const;

/** How many choices stand side by side where there is room. */
export function columnCount(count: number, layout: Layout): number {
  if (layout === "VerticalWrap") return 1;
  const columns = layout === "HorizontalWrap" ? wrapColumns[count] : undefined;
  return columns ?? gridColumns[count] ?? 4;
}

/** On a narrow screen: three in a row at most, so that six are seen without scrolling. */
export function narrowColumnCount(count: number, layout: Layout): number {
  const wide = columnCount(count, layout);
  if (wide === 5) return 3;
  return wide > 3 ? 2 : wide;
}

const mostInOneRow = 6;

/** Pictures on a wide but low screen: in one row as long as they stay large. */
export function lowColumnCount(count: number, layout: Layout): number {
  return layout === "VerticalWrap" || count > mostInOneRow ? columnCount(count, layout) : count;
}
