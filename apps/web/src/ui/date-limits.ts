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

/** The date is incomplete; the first day comes after the last; a day is outside the limits. */
export type DateFault = "half" | "reversed" | "outside";

/** Before this, a year is only half typed: 0002 on the way to 2026. */
const earliest = "1900-01-01";
const latest = "2199-12-31";

export const isTaken = (day: string, { min, max }: DayLimits): boolean =>
  day >= (min ?? earliest) && day <= (max ?? latest);

/** Why a complete range is invalid. */
export function rangeFault({ from, to }: DayRange, limits: DayLimits): DateFault | undefined {
  if (!isTaken(from, limits) || !isTaken(to, limits)) return "outside";
  return from > to ? "reversed" : undefined;
}
