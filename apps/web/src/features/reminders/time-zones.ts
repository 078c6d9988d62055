import { dayMs } from "@regain/contract/durations";
import { isTimeZone } from "@regain/therapy/days";

export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `3:05 PM`, as a clock in the zone shows it. */
export const clockIn = (instant: Date, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone }).format(instant);

/** The minutes since midnight and the day of a zone: what a clock and a calendar on the wall show. */
const wallOf = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  }).format(instant);

/** Whether clocks there and here show another time, now or half a year from now. */
export function isOtherTime(zone: string, other: string, now: Date): boolean {
  if (zone === other || !isTimeZone(zone) || !isTimeZone(other)) return false;
  const halfAYear = 182 * dayMs;
  return [now, new Date(now.getTime() + halfAYear)].some(
    (instant) => wallOf(instant, zone) !== wallOf(instant, other),
  );
}
