import { dayMs } from "@regain/contract/durations";
import { daysBetween } from "@regain/therapy/days";
import { deviceDay } from "./device-today.ts";

/** `MM/DD/YYYY` for a calendar day written `YYYY-MM-DD`. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split("-");
  return `${month}/${date}/${year}`;
}

/** `MM/DD/YYYY` for the epoch seconds of a calendar day, which the wire gives at 00:00 UTC. */
export const formatEpochDay = (seconds: number): string =>
  formatDay(new Date(seconds * 1000).toISOString().slice(0, 10));

/** `MM/DD/YYYY` for an instant, in the given time zone (default: the device's). */
export function formatInstant(instant: string | Date, timeZone?: string): string {
  return new Intl.DateTimeFormat("en-US", {
    month: "2-digit",
    day: "2-digit",
    year: "numeric",
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(instant));
}

function momentWith(
  instant: string | Date,
  zone: Pick<Intl.DateTimeFormatOptions, "timeZone" | "timeZoneName">,
): string {
  const time = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", ...zone });
  return `${formatInstant(instant, zone.timeZone)}, ${time.format(new Date(instant))}`;
}

/** `MM/DD/YYYY, 3:05 PM`, in the given time zone (default: the device's). */
export const formatMoment = (instant: string | Date, timeZone?: string): string =>
  momentWith(instant, timeZone ? { timeZone } : {});

/** `MM/DD/YYYY, 3:05 PM EST`: a moment that counts as evidence, wherever it is read. */
export const formatZonedMoment = (instant: string): string =>
  momentWith(instant, { timeZoneName: "short" });

/** `1,284`, or `4.5`: at most one decimal by default. */
export const formatNumber = (value: number, locale = "en", decimals = 1): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(value);

/** `82%` for 82.4: accuracies are 0 to 100 and shown rounded. */
export const formatPercent = (value: number, locale = "en"): string =>
  new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }).format(value / 100);

const spans = [
  ["hour", 3_600],
  ["minute", 60],
] as const;

/**
 * `3 days ago`, `yesterday`, `2 hours ago`; anything under a minute is `now`. Both in milliseconds; from 24 hours on, by
 * the days of this device's calendar.
 */
export function formatRelative(then: number, now: number, locale = "en"): string {
  const seconds = (then - now) / 1000;
  if (Math.abs(then - now) >= dayMs)
    return formatDaysAgo(daysBetween(deviceDay(new Date(then)), deviceDay(new Date(now))), locale);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  for (const [unit, length] of spans)
    if (Math.abs(seconds) >= length) return words.format(Math.trunc(seconds / length), unit);
  return words.format(0, "second");
}

/** `today`, `yesterday`, `12 days ago`; in months from two months on, and in years from two years on. */
export function formatDaysAgo(days: number, locale = "en"): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  // Day 61 is the first after two months of 30.4 days.
  if (days < 61) return words.format(-days, "day");
  if (days < 731) return words.format(-Math.floor(days / 30.4), "month");
  return words.format(-Math.floor(days / 365.25), "year");
}

/** An arbitrary Monday, for the names of the weekdays. */
const aMonday = Date.UTC(2024, 0, 1);

/** Monday to Sunday. */
export function weekdayNames(locale: string, weekday: "narrow" | "short" | "long"): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, index) => format.format(aMonday + index * dayMs));
}

/** `November 2026` for a day in it. */
export const formatMonth = (day: string, locale = "en"): string =>
  new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** `$29.00` for 2900. */
export const formatCents = (cents: number): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100);
