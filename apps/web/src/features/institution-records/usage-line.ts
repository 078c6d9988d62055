/** The weeks of practice as a line to draw. */
import type { Usage } from "./api/usage.ts";

/** The least round number that holds all of them, in hours. */
export function scaleTop(minutes: readonly number[]): number {
  const highest = Math.max(1, ...minutes) / 60;
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 4, 6, 8, 10].find((one) => one * power >= highest) ?? 10;
  return step * power * 60;
}

export interface WeekPoint {
  readonly monday: string;
  readonly minutes: number;
  /** Weeks that follow each other without a gap have the same. */
  readonly stretch: number;
}

/** Weeks with a figure; where there is none the line breaks. */
export function pointsOf(weeks: Usage["weeks"]): WeekPoint[] {
  let stretch = 0;
  return weeks.flatMap(({ monday, minutes }) => {
    if (minutes !== null) return [{ monday, minutes, stretch }];
    stretch += 1;
    return [];
  });
}
