import { yearBefore } from "@regain/therapy/days";
import { latestDay } from "@regain/therapy/latest-day";

/**
 * The days of the report that a welcome leads to: a year until the latest day that has begun anywhere, which the server
 * makes the patient's own today. By the device's, practice of just now could lie behind it.
 */
export function lastYear(now = new Date()) {
  const endDate = latestDay(now);
  return { startDate: yearBefore(endDate), endDate };
}
