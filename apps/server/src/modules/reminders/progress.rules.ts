import { daysBetween } from "@regain/therapy/days";
import { wholeMinutes, wholeSeconds } from "@regain/therapy/practice-day";
import type { PracticeDaysTable } from "../../db/tables/therapy.ts";
import type { DuePeriod } from "./due.rules.ts";

type Done = Pick<PracticeDaysTable, "item_count" | "home_duration" | "clinic_duration">;

/** What was done in a period, as the report counts it: practice days, items, and minutes rounded down. */
export function doneIn(rows: readonly Done[]) {
  const days = rows.filter(({ item_count: items }) => items > 0);
  const seconds = days.reduce(
    (sum, row) => sum + wholeSeconds(row.home_duration) + wholeSeconds(row.clinic_duration),
    0,
  );
  return {
    days: days.length,
    minutes: wholeMinutes(seconds),
    items: days.reduce((sum, row) => sum + row.item_count, 0),
  };
}

/** The same for the small table in the mail. */
export function progressValues(
  { days, minutes, items }: ReturnType<typeof doneIn>,
  { from, to }: Pick<DuePeriod, "from" | "to">,
): Readonly<Record<string, string>> {
  return {
    days: `${days} of ${daysBetween(from, to) + 1}`,
    minutes: minutes === 0 ? "Less than 1" : String(minutes),
    items: String(items),
  };
}
