import { expect, it } from "vitest";
import {
  formatDay,
  formatDaysAgo,
  formatEpochDay,
  formatInstant,
  formatMoment,
  formatNumber,
  formatPercent,
  formatRelative,
  formatZonedMoment,
} from "./formats.ts";

it("shows calendar days as MM/DD/YYYY, whatever zone the device is in", () => {
  expect(formatDay("2026-11-05")).toBe("11/05/2026");
  expect(formatEpochDay(Date.UTC(2026, 10, 5) / 1000)).toBe("11/05/2026");
});

it("shows an instant as the day it was in the zone", () => {
  expect(formatInstant("2026-11-05T02:00:00Z", "America/New_York")).toBe("11/04/2026");
  expect(formatInstant("2026-11-05T02:00:00Z", "Europe/Berlin")).toBe("11/05/2026");
});

it("shows a moment by the clock of the zone, its day and its time alike", () => {
  const at = "2026-11-05T02:00:00Z";
  expect(formatMoment(at, "America/New_York")).toBe("11/04/2026, 9:00 PM");
  expect(formatMoment(at, "Europe/Berlin")).toBe("11/05/2026, 3:00 AM");
});

it("groups thousands and rounds", () => {
  expect(formatNumber(1284)).toBe("1,284");
  expect(formatNumber(4.46)).toBe("4.5");
  expect(formatPercent(82.4)).toBe("82%");
});

it("tells how long ago something was: in hours, then in days of the calendar", () => {
  const now = Date.UTC(2026, 10, 20, 12);
  const hours = (count: number) => now - count * 3_600_000;
  expect(formatRelative(now - 20_000, now)).toBe("now");
  expect(formatRelative(hours(3), now)).toBe("3 hours ago");
  expect(formatRelative(hours(25), now)).toBe("yesterday");
  expect(formatRelative(hours(24 * 12), now)).toBe("12 days ago");
  // By the calendar, not by 24 hours each.
  const [lateOnMonday, earlyOnWednesday] = [
    new Date(2026, 10, 16, 23, 30),
    new Date(2026, 10, 18, 1),
  ];
  expect(formatRelative(lateOnMonday.getTime(), earlyOnWednesday.getTime())).toBe("2 days ago");
  expect(formatRelative(hours(-2), now)).toBe("in 2 hours");
});

it("tells how many days ago a day was", () => {
  const texts = [0, 1, 12, 60, 61, 200, 731].map((days) => formatDaysAgo(days));
  expect(texts).toEqual([
    "today",
    "yesterday",
    "12 days ago",
    "60 days ago",
    "2 months ago",
    "6 months ago",
    "2 years ago",
  ]);
});

it("names the device's zone with a moment that counts as evidence", () => {
  const instant = "2026-11-29T17:27:00.000Z";
  expect(formatZonedMoment(instant)).toMatch(/^11\/\d\d\/2026, \d{1,2}:\d\d [AP]M \S+$/);
  expect(formatZonedMoment(instant).startsWith(`${formatMoment(instant)} `)).toBe(true);
});
