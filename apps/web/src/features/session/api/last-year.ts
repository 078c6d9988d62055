import { localTime, yearBefore } from "@regain/therapy/days";
import { latestDay } from "@regain/therapy/latest-day";

/**
 * The days of the report that a welcome leads to: from a year before today until the latest day that has
 * begun anywhere, which the server turns into the patient's own today. With the device's today, practice from
 * a moment ago could fall after the end.
 * @param today the patient's own, if the server has sent it
 */
export function lastYear(today: string | undefined, now = new Date()) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    startDate: yearBefore(today ?? localTime(now, timeZone).day),
    endDate: latestDay(now),
  };
}
