/** Which part of the history a figure is based on. Source: the catalogue, "Levels go up and down". */
import type { Block } from "./blocks.ts";

/** A baseline is based on at least this many scored items. */
export const baselineItemCount = 10;
/** The latest figures are based on this many last days with items. */
export const latestDayCount = 3;

/** Some whole practice days of one task type. `date` is the day that completes the window. */
export interface Window {
  readonly blocks: readonly Block[];
  readonly date: string;
}

const daysOf = (blocks: readonly Block[]) =>
  [...new Set(blocks.filter((block) => block.scoredCount > 0).map(({ date }) => date))].toSorted(
    (a, b) => (a < b ? -1 : 1),
  );

/**
 * The first practice days that together have 10 scored items or more: the baseline, which later practice
 * never changes. Whole days, so that it does not depend on the order within a day.
 * @returns undefined until there are 10 items
 */
export function baselineWindow(blocks: readonly Block[]): Window | undefined {
  let scored = 0;
  const taken = new Set<string>();
  for (const date of daysOf(blocks)) {
    const onDay = blocks.filter((block) => block.date === date);
    taken.add(date);
    scored += onDay.reduce((total, block) => total + block.scoredCount, 0);
    if (scored >= baselineItemCount)
      return { blocks: blocks.filter((block) => taken.has(block.date)), date };
  }
  return undefined;
}

/** The last three days with scored items. @returns undefined without any */
export function latestWindow(blocks: readonly Block[]): Window | undefined {
  const dates = daysOf(blocks).slice(-latestDayCount);
  const date = dates.at(-1);
  if (date === undefined) return undefined;
  return { blocks: blocks.filter((block) => dates.includes(block.date)), date };
}
