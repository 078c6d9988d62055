import { expect, test } from "vitest";
import { doneIn, progressValues } from "./progress.rules.ts";

const week = { from: "2026-11-16", to: "2026-11-22" };
const day = (item_count: number, home_duration: number, clinic_duration = 0) => ({
  item_count,
  home_duration,
  clinic_duration,
});

test("days, items and minutes are those of the report: at home and in the clinic, rounded down once", () => {
  const done = doneIn([day(12, 100_000, 30_000), day(0, 0), day(3, 49_999)]);
  expect(done).toEqual({ days: 2, minutes: 2, items: 15 });
  expect(progressValues(done, week)).toEqual({ days: "2 of 7", minutes: "2", items: "15" });
});

test("seconds that were not full make no minute, as in the calendar", () => {
  expect(doneIn([day(1, 59_600, 600)]).minutes).toBe(0);
});

test("a little practice is not nothing", () => {
  const values = progressValues(doneIn([day(1, 30_000)]), week);
  expect(values).toEqual({ days: "1 of 7", minutes: "Less than 1", items: "1" });
});

test("a month is as long as it is", () => {
  const month = { from: "2026-02-01", to: "2026-02-28" };
  expect(progressValues(doneIn([day(1, 60_000)]), month).days).toBe("1 of 28");
});
