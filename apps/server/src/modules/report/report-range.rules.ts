import { earliestDay } from "@regain/contract/entities/common";
import { addDays, isTimeZone, localTime } from "@regain/therapy/days";
import { latestDay } from "@regain/therapy/latest-day";
import type { DayRange } from "@regain/therapy/performance";
import { startAfterEnd, startInFuture, unknownTimeZone } from "../../lib/day-messages.ts";
import { Refusal } from "../../lib/http/refusal.ts";

/** Days a report covers by default. */
const defaultDays = 30;

export interface AskedRange {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly tz?: string | undefined;
}

export interface CoveredDays extends DayRange {
  readonly today: string;
}

/** A default start, counted back from the end, but not before the first day the wire allows. */
export const onTheWire = (start: string): string => (start < earliestDay ? earliestDay : start);

/**
 * The days a report covers: the last 30 up to today if none are given. `tz` changes only today;
 * practice days are days in the patient's own zone. A day that has begun elsewhere but not there
 * counts as today, because links are read where it is another day.
 * @throws Refusal `malformed-request` for an unknown zone, a future day, or a start after the end
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
    ...(to > today ? { endDate: "The end is in the future." } : {}),
    ...(asked.startDate && from > today ? { startDate: startInFuture } : {}),
    ...(from > to && from <= today ? { startDate: startAfterEnd } : {}),
  };
  if (Object.keys(fields).length > 0) throw new Refusal("malformed-request", { fields });
  return { from, to, today };
}
