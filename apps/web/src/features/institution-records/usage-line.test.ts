import { expect, test } from "vitest";
import { pointsOf, scaleTop } from "./usage-line.ts";

test("the scale ends at a round number of hours that holds all", () => {
  expect(scaleTop([30, 61])).toBe(2 * 60);
  expect(scaleTop([600])).toBe(10 * 60);
  expect(scaleTop([1_260])).toBe(40 * 60);
  expect(scaleTop([])).toBeGreaterThan(0);
});

test("a week of too few breaks the line", () => {
  const week = (monday: string, minutes: number | null) => ({ monday, minutes, patients: null });
  const points = pointsOf([
    week("2026-02-09", 100),
    week("2026-02-16", null),
    week("2026-02-23", 120),
    week("2026-03-02", 90),
  ]);
  expect(points.map(({ stretch }) => stretch)).toEqual([0, 1, 1]);
});
