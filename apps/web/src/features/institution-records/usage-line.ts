/** The weeks of practice as a line chart. */
import type { Usage } from "./api/usage.ts";

/** The smallest round number of hours that fits all of them, in minutes. */
export function scaleTop(minutes: readonly number[]): number {
  const highest = Math.max(1, ...minutes) / 60;
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 4, 6, 8, 10].find((one) => one * power >= highest) ?? 10;
  return step * power * 60;
}

export interface WeekPoint {
  readonly monday: string;
  readonly minutes: number;
  /** The same for consecutive weeks without a gap. */
  readonly stretch: number;
}

/** Weeks with a figure; the line breaks at weeks without one. */
export function pointsOf(weeks: Usage["weeks"]): WeekPoint[] {
  let stretch = 0;
  return weeks.flatMap(({ monday, minutes }) => {
    if (minutes !== null) return [{ monday, minutes, stretch }];
    stretch += 1;
    return [];
  });
}
