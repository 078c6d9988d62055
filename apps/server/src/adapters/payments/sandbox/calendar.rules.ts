import type { Interval } from "../card-provider.ts";

const months: Readonly<Record<Interval, number>> = { month: 1, year: 12 };

/** So many calendar months later at the same time of day: the last day of the month where it is shorter. */
export function addMonths(from: Date, count: number): Date {
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + count);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(from.getUTCDate(), last));
  return moved;
}

/**
 * End of the period that begins at this moment. Counted from the anchor, so that the 31st of January, after the 28th
 * of February, leads to the 31st of March.
 */
export function endOfPeriod(anchor: Date, interval: Interval, begins: Date): Date {
  let count = 1;
  while (addMonths(anchor, count * months[interval]) <= begins) count += 1;
  return addMonths(anchor, count * months[interval]);
}
