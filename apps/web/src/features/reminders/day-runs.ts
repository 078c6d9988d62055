import { type Weekday, weekdays } from "@regain/contract/entities/email-preferences";

/** Days to be put in words: all of them, a run from a first to a last, or a list. */
export type DayWords =
  | { readonly kind: "every-day" }
  | { readonly kind: "run"; readonly from: number; readonly to: number }
  | { readonly kind: "list"; readonly days: readonly number[] };

const shortestRun = 3;

/** Positions in the week, 0 to 6, in their shortest form. */
export function dayRuns(chosen: readonly Weekday[]): DayWords {
  const days = weekdays.flatMap((day, place) => (chosen.includes(day) ? [place] : []));
  if (days.length === weekdays.length) return { kind: "every-day" };
  const [from = 0] = days;
  const to = days.at(-1) ?? 0;
  const isRun = days.length >= shortestRun && to - from === days.length - 1;
  return isRun ? { kind: "run", from, to } : { kind: "list", days };
}
