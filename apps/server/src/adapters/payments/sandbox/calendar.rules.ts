import { addMonths } from "../../../lib/months.ts";
import type { Interval } from "../card-provider.ts";

const months: Readonly<Record<Interval, number>> = { month: 1, year: 12 };

/**
 * The end of the period that begins at this moment. Counted from the anchor, so that January 31 leads, by way of
 * February 28, to March 31.
 */
export function endOfPeriod(anchor: Date, interval: Interval, begins: Date): Date {
  let count = 1;
  while (addMonths(anchor, count * months[interval]) <= begins) count += 1;
  return addMonths(anchor, count * months[interval]);
}
