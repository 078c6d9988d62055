import type { CalendarDay as Entry } from "@regain/contract/entities/calendar";
import { addDays, mondayOf } from "@regain/therapy/days";
import { type PracticeOnDay, practiceByDay } from "@regain/therapy/practice-day";

export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly practice: PracticeOnDay | undefined;
  readonly isToCome: boolean;
}

const shownWeeks = 4;

/** The last four weeks, Monday to Sunday, this week last. */
export function practiceWeeks(entries: readonly Entry[], today: string): CalendarDay[][] {
  const byDay = practiceByDay(entries);
  const first = addDays(mondayOf(today), -7 * (shownWeeks - 1));
  return Array.from({ length: shownWeeks }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => {
      const day = addDays(first, week * 7 + index);
      return { day, practice: byDay.get(day), isToCome: day > today };
    }),
  );
}
