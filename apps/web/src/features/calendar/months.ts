import { addDays, mondayOf, monthStart } from "@regain/therapy/days";
import { isGoalMet, type PracticeOnDay, wholeMinutes } from "@regain/therapy/practice-day";

/** A calendar shows whole months; each is named by its first day. */
export interface Shown {
  readonly months: readonly string[];
  readonly startDate: string;
  readonly endDate: string;
}

const monthEnd = (month: string): string => addDays(monthStart(month, 1), -1);

/**
 * The months up to and including a day's month: with three, from two months before it.
 * @param anchor the day in the address; today if it names none or a future one
 */
export function monthsShown(anchor: string | undefined, today: string, count: number): Shown {
  const last = monthStart(anchor !== undefined && anchor < today ? anchor : today);
  const months = Array.from({ length: count }, (_, index) => monthStart(last, index + 1 - count));
  return { months, startDate: months[0]!, endDate: monthEnd(last) };
}

/** A day in the last month before the shown ones. */
export const monthsBefore = ({ startDate }: Shown): string => addDays(startDate, -1);

/** A day in the last of the next months, this month at the latest. */
export function monthsAfter({ months, endDate }: Shown, today: string): string {
  const last = monthStart(endDate, months.length);
  return last < today ? last : today;
}

/** The weeks of a month, Monday to Sunday; undefined for days of another month. */
export function weeksOf(month: string): (string | undefined)[][] {
  const last = monthEnd(month);
  const weeks: (string | undefined)[][] = [];
  for (let monday = mondayOf(month); monday <= last; monday = addDays(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const day = addDays(monday, index);
        return day >= month && day <= last ? day : undefined;
      }),
    );
  return weeks;
}

/** What the arrow keys and related keys do in a calendar. */
const moves: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day) => sameDayOf(day, -1),
  PageDown: (day) => sameDayOf(day, 1),
};

/** The same date in another month; its last day if that month is too short. */
function sameDayOf(day: string, months: number): string {
  const month = monthStart(day, months);
  const date = addDays(month, Number(day.slice(8)) - 1);
  const last = monthEnd(month);
  return date < last ? date : last;
}

/** The day a key leads to, never past the last one; undefined for other keys. */
export function dayByKey(key: string, day: string, lastDay: string): string | undefined {
  if (!Object.hasOwn(moves, key)) return undefined;
  const next = moves[key]!(day);
  return next < lastDay ? next : lastDay;
}

/** Today; or a later day of this month, for who has practiced on it and moved to where it has not begun. */
export const lastDayOf = (byDay: ReadonlyMap<string, unknown>, today: string): string =>
  [...byDay.keys()].reduce((last, day) => (day > last ? day : last), today);

export interface MonthTotals {
  readonly days: number;
  readonly clinicDays: number;
  readonly goalDays: number;
  /** The sum rounded to whole minutes, not a sum of rounded minutes. */
  readonly minutes: number;
  readonly items: number;
}

/** Totals of a month. */
export function totalsOf(month: string, byDay: ReadonlyMap<string, PracticeOnDay>): MonthTotals {
  const own = [...byDay].filter(([day]) => monthStart(day) === month).map(([, one]) => one);
  const sum = (of: (one: PracticeOnDay) => number) =>
    own.reduce((total, one) => total + of(one), 0);
  return {
    days: own.length,
    clinicDays: own.filter(({ clinicCount }) => clinicCount > 0).length,
    goalDays: own.filter(({ seconds }) => isGoalMet(seconds)).length,
    minutes: wholeMinutes(sum(({ seconds }) => seconds)),
    items: sum(({ itemCount }) => itemCount),
  };
}
