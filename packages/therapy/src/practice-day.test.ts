import { expect, test } from "vitest";
import { epochSeconds } from "./days.ts";
import { isGoalMet, markOf, practiceByDay, shadeOf, wholeMinutes } from "./practice-day.ts";

test.each([
  [0, 1],
  [59, 1],
  [9 * 60 + 59, 1],
  [10 * 60, 2],
  [20 * 60, 3],
  [30 * 60 - 1, 3],
  [30 * 60, 4],
  [300 * 60, 4],
])("%i seconds of practice are drawn in shade %i", (seconds, shade) => {
  expect(shadeOf(seconds)).toBe(shade);
});

test("a day without practice has no shade", () => {
  expect(shadeOf(undefined)).toBe(0);
});

test("the darkest shade, the goal and the minutes that are told begin at the same second", () => {
  for (let seconds = 0; seconds <= 3_600; seconds++) {
    expect(isGoalMet(seconds)).toBe(shadeOf(seconds) === 4);
    expect(isGoalMet(seconds)).toBe(wholeMinutes(seconds) >= 30);
  }
});

const entry = (day: string, inClinic: boolean, minutes: number, completedTaskCount: number) => ({
  date: epochSeconds(day),
  inClinic,
  duration: minutes * 60,
  completedTaskCount,
});

test("a day at home and in the clinic is one day, darker by what was done at home alone", () => {
  const days = practiceByDay([
    entry("2026-11-19", false, 12, 20),
    entry("2026-11-19", true, 20, 8),
    entry("2026-11-20", true, 29, 30),
  ]);
  const both = days.get("2026-11-19");
  expect(both).toEqual({
    homeSeconds: 720,
    clinicSeconds: 1_200,
    homeCount: 20,
    clinicCount: 8,
    seconds: 1_920,
    itemCount: 28,
  });
  expect(markOf(both)).toEqual({ shade: 2, inClinic: true, isGoalMet: true });
  expect(markOf(days.get("2026-11-20"))).toEqual({ shade: 0, inClinic: true, isGoalMet: false });
  expect(markOf(days.get("2026-11-21"))).toEqual({ shade: 0, inClinic: false, isGoalMet: false });
});
