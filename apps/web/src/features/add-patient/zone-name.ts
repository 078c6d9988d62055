import { isTimeZone } from "@regain/therapy/days";

/** `Pacific Time` for `America/Los_Angeles`; the name itself where this browser does not know the zone. */
export function zoneName(timeZone: string, locale: string): string {
  if (!isTimeZone(timeZone)) return timeZone;
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" });
  const name = format.formatToParts().find(({ type }) => type === "timeZoneName");
  return name?.value ?? timeZone;
}
