import { localTime, yearBefore } from "@regain/therapy/days";

/** The days of the report that a welcome leads to: a year until today. */
export function lastYear(now = new Date()) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const endDate = localTime(now, timeZone).day;
  return { startDate: yearBefore(endDate), endDate };
}
