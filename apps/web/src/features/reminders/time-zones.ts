import { dayMs } from "@regain/contract/durations";
import { isTimeZone } from "@regain/therapy/days";

export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `3:05 PM`, the local time in the zone; `Monday 3:05 PM` with the day. */
const clockIn = (instant: Date, timeZone: string, locale: string, hasDay: boolean): string =>
  new Intl.DateTimeFormat(locale, {
    ...(hasDay && { weekday: "long" }),
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  }).format(instant);

const dayIn = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(instant);

/** The local times in both zones, with the day if it differs, since the times alone can be the same. */
export function clocksIn(
  instant: Date,
  zones: readonly [string, string],
  locale: string,
): readonly [string, string] {
  const [there, here] = zones;
  const hasDay = dayIn(instant, there) !== dayIn(instant, here);
  return [clockIn(instant, there, locale, hasDay), clockIn(instant, here, locale, hasDay)];
}

/** A zone's local date and time, to the minute. */
const wallOf = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  }).format(instant);

const halfAYearMs = 182 * dayMs;

/** When the local times differ: `now`, only `later` (half a year from now), or `never`. */
export function whenOtherTime(zone: string, other: string, now: Date): "now" | "later" | "never" {
  if (zone === other || !isTimeZone(zone) || !isTimeZone(other)) return "never";
  const isOther = (instant: Date) => wallOf(instant, zone) !== wallOf(instant, other);
  if (isOther(now)) return "now";
  return isOther(new Date(now.getTime() + halfAYearMs)) ? "later" : "never";
}
