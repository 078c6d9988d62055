import { hourMs } from "@regain/contract/durations";
import { type Weekday, weekdays } from "@regain/contract/entities/email-preferences";
import { addDays, daysBetween, localTime, mondayOf, monthStart } from "@regain/therapy/days";

/** When letters are due in a time zone. Pure, from an instant. */

/** How many hours late a reminder is still sent, by a server catching up after downtime. */
const lateHours = 3;

/** Progress mails start in the morning; a server that was down catches up until the third evening. */
const progressHours = { from: 9, until: 20 } as const;
const progressDays = 3;

export interface DueHours {
  /** In the zone, `YYYY-MM-DD`. */
  readonly day: string;
  readonly weekday: Weekday;
  /** Those of this day that began within the last three hours. */
  readonly hours: readonly number[];
}

export const weekdayOf = (day: string): Weekday => weekdays[daysBetween(mondayOf(day), day)]!;

/**
 * The hours for which a reminder is due now. An hour skipped by a clock change is due once the
 * clock has passed it; one that comes twice is due twice, but written once for the day.
 */
export function dueHours(now: Date, timeZone: string): DueHours {
  const { day, hour } = localTime(now, timeZone);
  const before = localTime(new Date(now.getTime() - lateHours * hourMs), timeZone);
  const first = before.day < day ? 0 : before.hour + 1;
  const hours = Array.from({ length: Math.max(0, hour - first + 1) }, (_, index) => first + index);
  return { day, weekday: weekdayOf(day), hours };
}

/** Whether what was asked for at `since` was asked for before this hour of this day. */
export function isAskedBefore(
  since: Date,
  timeZone: string,
  { day, hour }: { readonly day: string; readonly hour: number },
): boolean {
  const asked = localTime(since, timeZone);
  return asked.day < day || (asked.day === day && asked.hour < hour);
}

export interface DuePeriod {
  readonly every: "week" | "month";
  /** First and last day of what the mail is about. */
  readonly from: string;
  readonly to: string;
  /** When it was first due. */
  readonly since: { readonly day: string; readonly hour: number };
}

/** The periods a progress mail is now due for: the week that ended on Sunday, the month that is over. */
export function duePeriods(now: Date, timeZone: string): DuePeriod[] {
  const { day, hour } = localTime(now, timeZone);
  if (hour < progressHours.from || hour >= progressHours.until) return [];
  const starts = [
    { every: "week", begins: mondayOf(day), from: addDays(mondayOf(day), -7) },
    { every: "month", begins: monthStart(day), from: monthStart(day, -1) },
  ] as const;
  return starts
    .filter(({ begins }) => daysBetween(begins, day) < progressDays)
    .map(({ every, begins, from }) => ({
      every,
      from,
      to: addDays(begins, -1),
      since: { day: begins, hour: progressHours.from },
    }));
}
