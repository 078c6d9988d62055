import { monthsOn } from "../../../lib/months.ts";
import type { Interval } from "../card-provider.ts";

const months: Readonly<Record<Interval, number>> = { month: 1, year: 12 };

/**
 * End of the period that begins at this moment. Counted from the anchor, so that the 31st of January, after the 28th
 * of February, leads to the 31st of March.
 */
export function endOfPeriod(anchor: Date, interval: Interval, begins: Date): Date {
  let count = 1;
  while (monthsOn(anchor, count * months[interval]) <= begins) count += 1;
  return monthsOn(anchor, count * months[interval]);
}
