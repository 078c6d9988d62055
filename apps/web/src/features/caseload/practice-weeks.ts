import type { PracticeDay } from "@regain/contract/entities/caseload";
import { addDays, mondayOf } from "@regain/therapy/days";

export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly practice: PracticeDay | undefined;
  readonly isToCome: boolean;
}

const shownWeeks = 4;
/** Seconds of practice a day from which a day is shown as full. */
const fullDay = 30 * 60;

/** The last four weeks, Monday to Sunday, this week last. */
export function practiceWeeks(days: readonly PracticeDay[], today: string): CalendarDay[][] {
  const byDay = new Map(
    days.map((day) => [new Date(day.date * 1000).toISOString().slice(0, 10), day]),
  );
  const first = addDays(mondayOf(today), -7 * (shownWeeks - 1));
  return Array.from({ length: shownWeeks }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => {
      const day = addDays(first, week * 7 + index);
      return { day, practice: byDay.get(day), isToCome: day > today };
    }),
  );
}

/** How dark a day is drawn: 0 without practice, 1 for a little, 4 from half an hour on. */
export function shadeOf(practice: PracticeDay | undefined): 0 | 1 | 2 | 3 | 4 {
  if (!practice) return 0;
  const share = Math.min(1, practice.duration / fullDay);
  return Math.min(4, 1 + Math.floor(share * 3 + 0.0001)) as 1 | 2 | 3 | 4;
}
