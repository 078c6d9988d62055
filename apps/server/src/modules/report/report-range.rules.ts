import { earliestDay } from "@regain/contract/entities/common";
import { addDays, isTimeZone, localTime } from "@regain/therapy/days";
import { latestDay } from "@regain/therapy/latest-day";
import type { DayRange } from "@regain/therapy/performance";
import { startAfterEnd, unknownTimeZone } from "../../lib/day-complaints.ts";
import { Refusal } from "../../lib/http/refusal.ts";

/** Days that a report covers where nobody says otherwise. */
const defaultDays = 30;

export interface AskedRange {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly tz?: string | undefined;
}

export interface CoveredDays extends DayRange {
  readonly today: string;
}

/** A start that nobody asked for, counted back from the end: not before the first day that the wire knows. */
export const onTheWire = (start: string): string => (start < earliestDay ? earliestDay : start);

/**
 * The days a report covers: the last 30 until today where none are given. `tz` moves only today; practice days are
 * days of the patient's own zone. A day that has begun elsewhere and not there yet is today: links are read where the
 * day is another.
 * @throws Refusal `malformed-request` for an unknown zone, a day to come, or a start after the end
 */
export function rangeOf(asked: AskedRange, patientZone: string, now: Date): CoveredDays {
  if (asked.tz !== undefined && !isTimeZone(asked.tz))
    throw new Refusal("malformed-request", { fields: { tz: unknownTimeZone } });
  const today = localTime(now, asked.tz ?? patientZone).day;
  const latest = latestDay(now);
  const begun = (day: string) => (day > today && day <= latest ? today : day);
  const to = begun(asked.endDate ?? today);
  const from = begun(asked.startDate ?? onTheWire(addDays(to, 1 - defaultDays)));
  const fields = {
    ...(to > today ? { endDate: "The end lies in the future." } : {}),
    ...(asked.startDate && from > today ? { startDate: "The start lies in the future." } : {}),
    ...(from > to && from <= today ? { startDate: startAfterEnd } : {}),
  };
  if (Object.keys(fields).length > 0) throw new Refusal("malformed-request", { fields });
  return { from, to, today };
}
