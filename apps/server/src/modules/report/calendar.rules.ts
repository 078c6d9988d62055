/** Practice days in the terms of the wire. */
import type { CalendarDay, ComplianceDay } from "@regain/contract/entities/calendar";
import { maxCalendarDays } from "@regain/contract/entities/calendar";
import { daysBetween, epochSeconds, isTimeZone, localTime, monthStart } from "@regain/therapy/days";
import { isGoalMet, wholeMinutes, wholeSeconds } from "@regain/therapy/practice-day";
import type { PracticeDaysTable } from "../../db/tables/therapy.ts";
import { startAfterEnd, unknownTimeZone } from "../../lib/day-messages.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { type AskedRange, type CoveredDays, onTheWire } from "./report-range.rules.ts";

const complain = (fields: Record<string, string>) => new Refusal("malformed-request", { fields });

/**
 * The days a calendar covers: if none are given, the three months ending with this one. Future days
 * are allowed, because calendars show whole months. `tz` changes only today; practice days are days
 * in the patient's own zone.
 * @throws Refusal `malformed-request` for an unknown zone, a start after the end, or more than
 *   three years
 */
export function calendarRange(asked: AskedRange, patientZone: string, now: Date): CoveredDays {
  if (asked.tz !== undefined && !isTimeZone(asked.tz)) throw complain({ tz: unknownTimeZone });
  const today = localTime(now, asked.tz ?? patientZone).day;
  const to = asked.endDate ?? today;
  const from = asked.startDate ?? onTheWire(monthStart(to, -2));
  if (from > to) throw complain({ startDate: startAfterEnd });
  if (daysBetween(from, to) >= maxCalendarDays)
    throw complain({ startDate: "Ask for three years at most." });
  return { from, to, today };
}

/** The entries of a day: one at home, one in the clinic, or both. */
export function calendarDaysOf(rows: readonly PracticeDaysTable[]): CalendarDay[] {
  return rows.flatMap((row) => {
    const date = epochSeconds(row.local_date);
    const entries = [
      { inClinic: false, duration: row.home_duration, completedTaskCount: row.home_count },
      { inClinic: true, duration: row.clinic_duration, completedTaskCount: row.clinic_count },
    ];
    return entries
      .filter(({ completedTaskCount }) => completedTaskCount > 0)
      .map((entry) => ({ date, ...entry, duration: wholeSeconds(entry.duration) }));
  });
}

/** Each day as the calendar shows it, compared with what was due on it. */
export function complianceOf(
  rows: readonly PracticeDaysTable[],
  daysWithFinishedSession: ReadonlySet<string>,
): ComplianceDay[] {
  return rows.map((row) => {
    const entries = calendarDaysOf([row]);
    const duration = entries.reduce((sum, entry) => sum + entry.duration, 0);
    return {
      date: epochSeconds(row.local_date),
      duration,
      minutes: wholeMinutes(duration),
      completedTaskCount: row.item_count,
      goalMet: isGoalMet(duration),
      scheduledSessionDone: daysWithFinishedSession.has(row.local_date),
      inClinic: row.clinic_count > 0,
    };
  });
}
