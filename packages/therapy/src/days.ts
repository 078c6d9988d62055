/** Calendar days as `YYYY-MM-DD`, without clock or zone: the day is the patient's own. */

import { dayMs } from "@regain/contract/durations";

/** A date without a time is UTC. */
const toEpoch = (day: string) => Date.parse(day);

/** The day at 00:00 UTC, which is how the contract represents days. */
export const epochSeconds = (day: string): number => toEpoch(day) / 1000;

/** The day that the contract represents this way. */
export const dayOfSeconds = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice(0, 10);

/** The day `count` days later, or earlier if negative. */
export const addDays = (day: string, count: number): string =>
  new Date(toEpoch(day) + count * dayMs).toISOString().slice(0, 10);

/** The same day a year before; the last of February if that year has no 29th. */
export function yearBefore(day: string): string {
  const [year = "", month, date] = day.split("-");
  const before = String(Number(year) - 1).padStart(4, "0");
  return `${before}-${month}-${`${month}-${date}` === "02-29" ? "28" : date}`;
}

/** Days from the first to the second; negative when it is before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((toEpoch(to) - toEpoch(from)) / dayMs);

/** For sorting, earliest day first; what is of the same day keeps its order. */
export const byDate = (one: { readonly date: string }, other: { readonly date: string }): number =>
  daysBetween(other.date, one.date);

/** Monday of the day's week. */
export function mondayOf(day: string): string {
  const date = new Date(toEpoch(day));
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** The first day of the month `count` months after the day's own; before it if negative. */
export function monthStart(day: string, count = 0): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
}

/** Creating one takes longer than using it a hundred times, and every result that arrives uses one. */
const formats = new Map<string, Intl.DateTimeFormat>();
/** There are about 420 zones, but any number of spellings and offsets, and each format takes 30 kB or more. */
const maxFormats = 500;

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  if (formats.size >= maxFormats) formats.clear();
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  });
  formats.set(timeZone, format);
  return format;
}

/** The calendar day and hour (0 to 23) of an instant in an IANA time zone. */
export function localTime(instant: Date, timeZone: string): { day: string; hour: number } {
  const parts = formatOf(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return { day: `${part("year")}-${part("month")}-${part("day")}`, hour: Number(part("hour")) };
}

/** Whether this machine knows the IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
