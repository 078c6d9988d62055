import { isTimeZone } from "@regain/therapy/days";

/** `Pacific Time` for `America/Los_Angeles`; the zone's id if this browser does not know it. */
export function zoneName(timeZone: string, locale: string): string {
  if (!isTimeZone(timeZone)) return timeZone;
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" });
  const name = format.formatToParts().find(({ type }) => type === "timeZoneName");
  return name?.value ?? timeZone;
}
