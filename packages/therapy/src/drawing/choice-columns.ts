import type { layouts } from "@regain/contract/entities/task-view";

export type Layout = (typeof layouts)[number];

/** Columns of a grid by the number of choices: rows as equal as can be, never more than four in a row. */
const gridColumns = [1, 1, 2, 3, 2, 3, 3, 4, 4, 3, 4, 4, 4] as const;

/** Short words or numbers: up to five in one row. */
const wrapColumns = [1, 1, 2, 3, 4, 5] as const;

/** How many choices are side by side if there is space. */
export function columnCount(count: number, layout: Layout): number {
  if (layout === "VerticalWrap") return 1;
  const columns = layout === "HorizontalWrap" ? wrapColumns[count] : undefined;
  return columns ?? gridColumns[count] ?? 4;
}
