import { expect, onTestFinished, test, vi } from "vitest";
import {
  addDays,
  daysBetween,
  isTimeZone,
  localTime,
  mondayOf,
  monthStart,
  yearBefore,
} from "./days.ts";

test("days are counted across months, leap days and clock changes", () => {
  expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
  expect(addDays("2026-03-09", -1)).toBe("2026-03-08");
  expect(daysBetween("2026-10-20", "2026-11-20")).toBe(31);
  expect(daysBetween("2026-11-20", "2026-11-18")).toBe(-2);
});

test("a year before a day is the same day, or the last of February", () => {
  expect(yearBefore("2026-11-20")).toBe("2025-11-20");
  expect(yearBefore("2028-02-29")).toBe("2027-02-28");
  expect(yearBefore("2029-02-28")).toBe("2028-02-28");
});

test("formats are kept for as many zones as there are, however they are spelled", () => {
  const noon = new Date("2026-11-20T12:00:00Z");
  const made = vi.spyOn(Intl, "DateTimeFormat");
  onTestFinished(() => made.mockRestore());
  const timesMade = (zone: string) => {
    made.mockClear();
    localTime(noon, zone);
    return made.mock.calls.length;
  };
  timesMade("Europe/Paris");
  expect(timesMade("Europe/Paris")).toBe(0);
  for (let minutes = 0; minutes < 500; minutes += 1) {
    const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
    localTime(noon, `+${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`);
  }
  expect(timesMade("Europe/Paris"), "what was kept has made room").toBe(1);
});

test("a week begins on Monday, for Sunday as well", () => {
  expect(mondayOf("2026-11-20")).toBe("2026-11-16");
  expect(mondayOf("2026-11-22")).toBe("2026-11-16");
  expect(mondayOf("2026-11-16")).toBe("2026-11-16");
});

test("a month begins on its first day, over the turn of a year as well", () => {
  expect(monthStart("2026-11-20")).toBe("2026-11-01");
  expect(monthStart("2027-01-31", -2)).toBe("2026-11-01");
  expect(monthStart("2026-11-30", 3)).toBe("2027-02-01");
});

test("one instant is another day and hour in another zone", () => {
  const instant = new Date("2026-11-20T03:30:00Z");
  expect(localTime(instant, "UTC")).toEqual({ day: "2026-11-20", hour: 3 });
  expect(localTime(instant, "America/New_York")).toEqual({ day: "2026-11-19", hour: 22 });
  expect(localTime(new Date("2026-11-20T05:00:00Z"), "America/New_York").hour).toBe(0);
});

test("a zone that nobody knows is no zone", () => {
  expect(isTimeZone("Europe/Zurich")).toBe(true);
  expect(isTimeZone("Mars/Olympus")).toBe(false);
  expect(isTimeZone("'; drop table")).toBe(false);
});
