import { localTime, yearBefore } from "@regain/therapy/days";
import { latestDay } from "@regain/therapy/latest-day";

/**
 * The days of the report that a welcome leads to: from a year before today until the latest day that has begun anywhere,
 * which the server makes the patient's own today. By the device's, practice of just now could lie behind it.
 * @param today the patient's own, where the server has said it
 */
export function lastYear(today: string | undefined, now = new Date()) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    startDate: yearBefore(today ?? localTime(now, timeZone).day),
    endDate: latestDay(now),
  };
}
