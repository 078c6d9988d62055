import type { layouts } from "@regain/contract/entities/task-view";

export type Layout = (typeof layouts)[number];

/** Columns of a grid by the number of choices: rows as equal as can be, never more than four in a row. */
const gridColumns = [1, 1, 2, 3, 2, 3, 3, 4, 4, 3, 4, 4, 4] as const;

/** How many choices stand side by side where there is room; a narrow screen takes two at most. */
export function columnCount(count: number, layout: Layout): number {
  if (layout === "VerticalWrap") return 1;
  return gridColumns[count] ?? 4;
}
