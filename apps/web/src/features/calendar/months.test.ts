import { addDays, epochSeconds } from "@regain/therapy/days";
import { practiceByDay } from "@regain/therapy/practice-day";
import { expect, test } from "vitest";
import { dayByKey, lastDayOf, monthsShown, totalsOf, weeksOf } from "./months.ts";

const today = "2026-11-20";

test("three months begin two months back, one is the current one", () => {
  expect(monthsShown(undefined, today, 3)).toEqual({
    months: ["2026-09-01", "2026-10-01", "2026-11-01"],
    startDate: "2026-09-01",
    endDate: "2026-11-30",
  });
  expect(monthsShown(undefined, today, 1).months).toEqual(["2026-11-01"]);
  expect(monthsShown("2026-01-31", today, 3)).toMatchObject({
    startDate: "2025-11-01",
    endDate: "2026-01-31",
  });
  expect(monthsShown("2099-01-01", today, 1).months).toEqual(["2026-11-01"]);
});

test("a month's weeks begin on Monday and hold each of its days once", () => {
  const november = weeksOf("2026-11-01");
  expect(november[0]).toEqual([...Array.from({ length: 6 }, () => undefined), "2026-11-01"]);
  expect(november).toHaveLength(6);
  expect(november.at(-1)![0]).toBe("2026-11-30");
  for (let month = 0; month < 48; month++) {
    const first = monthsShown(undefined, addDays("2024-01-15", month * 30), 1).months[0]!;
    const days = weeksOf(first).flat().filter(Boolean);
    expect(new Set(days).size).toBe(days.length);
    expect(days[0]).toBe(first);
    expect(weeksOf(first).every((week) => week.length === 7 && week.some(Boolean))).toBe(true);
  }
});

test.each([
  ["ArrowLeft", "2026-11-01", "2026-10-31"],
  ["ArrowRight", "2026-10-31", "2026-11-01"],
  ["ArrowUp", "2026-11-03", "2026-10-27"],
  ["ArrowDown", "2026-11-19", today],
  ["Home", "2026-11-19", "2026-11-16"],
  ["End", "2026-11-11", "2026-11-15"],
  ["End", "2026-11-19", today],
  ["PageUp", "2026-10-31", "2026-09-30"],
  ["PageUp", "2026-03-30", "2026-02-28"],
  ["PageDown", "2026-10-25", today],
])("%s leads from %s to %s", (key, from, to) => {
  expect(dayByKey(key, from, today)).toBe(to);
});

test("a day that was practiced before a move, and lies ahead after it, is the last one", () => {
  const practiced = (...days: string[]) => new Map(days.map((day) => [day, {}]));
  expect(lastDayOf(practiced("2026-11-18", "2026-11-21"), today)).toBe("2026-11-21");
  expect(lastDayOf(practiced("2026-11-18"), today)).toBe(today);
  expect(lastDayOf(practiced(), today)).toBe(today);
});

test("other keys lead nowhere", () => {
  expect(dayByKey("Enter", today, today)).toBeUndefined();
  expect(dayByKey("constructor", today, today)).toBeUndefined();
});

test("a month's totals are of its own days", () => {
  const entry = (day: string, inClinic: boolean, duration: number) => ({
    date: epochSeconds(day),
    inClinic,
    duration,
    completedTaskCount: 5,
  });
  const byDay = practiceByDay([
    entry("2026-10-31", false, 4_000),
    entry("2026-11-01", false, 1_790),
    entry("2026-11-01", true, 10),
    entry("2026-11-02", false, 50),
    entry("2026-11-30", true, 50),
  ]);
  expect(totalsOf("2026-11-01", byDay)).toEqual({
    days: 3,
    clinicDays: 2,
    goalDays: 1,
    minutes: 31,
    items: 20,
  });
  expect(totalsOf("2026-09-01", byDay)).toMatchObject({ days: 0, minutes: 0 });
});
