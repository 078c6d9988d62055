import { expect, test } from "vitest";
import { isRealDay, isTaken, rangeFault } from "./date-limits.ts";

const limits = { min: "2026-05-23", max: "2026-11-20" };

test.each([
  ["2026-05-23", true],
  ["2026-11-20", true],
  ["2026-05-22", false],
  ["2026-11-21", false],
  ["0002-06-01", false],
])("%s is taken: %s", (day, taken) => {
  expect(isTaken(day, limits)).toBe(taken);
});

test("a year that is only half typed counts nowhere", () => {
  expect(isTaken("0202-06-01", {})).toBe(false);
  expect(isTaken("2026-06-01", {})).toBe(true);
});

test("a range says what is wrong with it, its limits first", () => {
  const fault = (from: string, to: string) => rangeFault({ from, to }, limits);
  expect(fault("2026-06-01", "2026-06-01")).toBeUndefined();
  expect(fault("2026-06-02", "2026-06-01")).toBe("reversed");
  expect(fault("2026-06-02", "2099-06-01")).toBe("outside");
  expect(fault("0002-06-02", "2026-06-01")).toBe("outside");
});

test("there is no 30th of February, and a 29th in leap years only", () => {
  const days = [
    [2027, 2, 28],
    [2027, 2, 29],
    [2027, 2, 30],
    [2028, 2, 29],
    [2100, 2, 29],
    [2000, 2, 29],
    [2026, 4, 31],
    [2026, 12, 31],
  ] as const;
  expect(days.map(([year, month, day]) => isRealDay(year, month, day))).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
    false,
    true,
  ]);
});
