import { type Weekday, weekdays } from "@regain/contract/entities/mail-choices";

/** Days that are told in words: all of them, or runs of a first and a last. */
export type DayWords =
  | { readonly kind: "every-day" }
  | { readonly kind: "run"; readonly from: number; readonly to: number }
  | { readonly kind: "list"; readonly days: readonly number[] };

const shortestRun = 3;

/** Places in the week, 0 to 6, the way they are said shortest. */
export function dayRuns(chosen: readonly Weekday[]): DayWords {
  const days = weekdays.flatMap((day, place) => (chosen.includes(day) ? [place] : []));
  if (days.length === weekdays.length) return { kind: "every-day" };
  const [from = 0] = days;
  const to = days.at(-1) ?? 0;
  const isRun = days.length >= shortestRun && to - from === days.length - 1;
  return isRun ? { kind: "run", from, to } : { kind: "list", days };
}
