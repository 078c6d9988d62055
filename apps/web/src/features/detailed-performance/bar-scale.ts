import type { SessionResponse } from "@regain/contract/entities/session-response";

const seconds = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 600] as const;

/** The end of a scale that fits all these times: a round number of seconds. */
export function scaleEnd(times: readonly (number | null)[]): number {
  const longest = Math.max(0, ...times.map((time) => time ?? 0));
  return seconds.find((end) => end >= longest) ?? Math.ceil(longest / 600) * 600;
}

/** Share of a scale, 0 to 100. */
export const shareOf = (value: number, end: number): number =>
  Math.min(100, Math.max(0, (value / end) * 100));

/** Whether this answer is the first of a day or at a place. */
export function beginsAnew(responses: readonly SessionResponse[], index: number): boolean {
  const [before, now] = [responses[index - 1], responses[index]];
  return before?.date !== now?.date || before?.place !== now?.place;
}
