/** Which days a date field takes. Days are `YYYY-MM-DD`, so that they sort as they are written. */

/** Days, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export interface DayLimits {
  /** The first day that may be chosen. */
  readonly min?: string | undefined;
  /** The last day that may be chosen. */
  readonly max?: string | undefined;
}

/**
 * The date is incomplete; no month has that day; the first day comes after the last; a day is outside the limits.
 */
export type DateFault = "half" | "missing" | "reversed" | "outside";

/** Before this, a year is only half typed: 0002 on the way to 2026. */
const earliest = "1900-01-01";
const latest = "2199-12-31";

export const isTaken = (day: string, { min, max }: DayLimits): boolean =>
  day >= (min ?? earliest) && day <= (max ?? latest);

/** Whether there is such a day: 02/30 is none, and 02/29 is one in leap years only. */
export const isRealDay = (year: number, month: number, day: number): boolean =>
  day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();

/** Why a complete range is invalid. */
export function rangeFault({ from, to }: DayRange, limits: DayLimits): DateFault | undefined {
  if (!isTaken(from, limits) || !isTaken(to, limits)) return "outside";
  return from > to ? "reversed" : undefined;
}
