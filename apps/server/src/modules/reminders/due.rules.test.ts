import { describe, expect, test } from "vitest";
import { dueHours, duePeriods, isAskedBefore, weekdayOf } from "./due.rules.ts";

const newYork = "America/New_York";
const at = (iso: string, zone = newYork) => dueHours(new Date(iso), zone);

test("days have the names of a week that begins on Monday", () => {
  expect(["2026-11-23", "2026-11-25", "2026-11-29"].map(weekdayOf)).toEqual([
    "monday",
    "wednesday",
    "sunday",
  ]);
});

describe("an hour is due", () => {
  test("when it has come, and for three hours more", () => {
    expect(at("2026-11-23T14:00:00Z")).toEqual({
      day: "2026-11-23",
      weekday: "monday",
      hours: [7, 8, 9],
    });
    expect(at("2026-11-23T13:59:59Z").hours).toEqual([6, 7, 8]);
    expect(at("2026-11-23T16:59:00Z").hours).toContain(9);
    expect(at("2026-11-23T17:00:00Z").hours).not.toContain(9);
  });

  test("on its own day alone, whatever it is in the rest of the world", () => {
    expect(at("2026-11-24T03:30:00Z")).toMatchObject({ day: "2026-11-23", hours: [20, 21, 22] });
    expect(at("2026-11-24T05:10:00Z")).toEqual({
      day: "2026-11-24",
      weekday: "tuesday",
      hours: [0],
    });
    expect(at("2026-11-23T20:15:00Z", "Asia/Kathmandu")).toMatchObject({
      day: "2026-11-24",
      hours: [0, 1, 2],
    });
  });
});

/** Checks every five minutes of a day: how often an hour is found due. */
function looks(from: string, hoursOfDay: number, hour: number, zone: string, day: string) {
  const start = Date.parse(from);
  const found = Array.from({ length: hoursOfDay * 12 }, (_, index) =>
    dueHours(new Date(start + index * 300_000), zone),
  ).filter((due) => due.day === day && due.hours.includes(hour));
  return found.length;
}

describe("when the clocks change", () => {
  test("an hour that is skipped is due when the clock has gone past it", () => {
    // 2:00 becomes 3:00 on March 8, 2026.
    expect(at("2026-03-08T06:59:00Z").hours).not.toContain(2);
    expect(at("2026-03-08T07:00:00Z")).toMatchObject({ day: "2026-03-08" });
    expect(at("2026-03-08T07:00:00Z").hours).toContain(2);
    for (const hour of [0, 1, 2, 3, 9])
      expect(
        looks("2026-03-08T05:00:00Z", 23, hour, newYork, "2026-03-08"),
        `${hour}`,
      ).toBeGreaterThan(0);
  });

  test("an hour that comes twice is of one day still", () => {
    // 2:00 becomes 1:00 on November 1, 2026.
    for (const hour of [0, 1, 2, 9])
      expect(
        looks("2026-11-01T04:00:00Z", 25, hour, newYork, "2026-11-01"),
        `${hour}`,
      ).toBeGreaterThan(0);
    expect(at("2026-11-01T08:59:00Z").hours).not.toContain(0);
  });

  test("no hour is due before its time, nor for longer than three hours and the one that is repeated", () => {
    for (const [from, length, day] of [
      ["2026-03-08T05:00:00Z", 23, "2026-03-08"],
      ["2026-11-01T04:00:00Z", 25, "2026-11-01"],
    ] as const)
      for (let hour = 0; hour < 21; hour += 1)
        expect(looks(from, length, hour, newYork, day), `${day} ${hour}`).toBeLessThanOrEqual(48);
  });
});

test("what is asked for after its hour begins on another day", () => {
  const nine = { day: "2026-11-23", hour: 9 };
  const asked = (iso: string) => isAskedBefore(new Date(iso), newYork, nine);
  expect(asked("2026-11-22T23:00:00Z")).toBe(true);
  expect(asked("2026-11-23T13:59:00Z")).toBe(true);
  expect(asked("2026-11-23T14:00:00Z")).toBe(false);
  expect(asked("2026-11-23T14:10:00Z")).toBe(false);
});

describe("a progress mail is due", () => {
  const periods = (iso: string) =>
    duePeriods(new Date(iso), newYork).map(({ every, from, to }) => [every, from, to]);
  const week = ["week", "2026-11-16", "2026-11-22"];

  test("on Monday morning about the week before, and until Wednesday evening", () => {
    expect(periods("2026-11-23T13:59:00Z")).toEqual([]);
    expect(periods("2026-11-23T14:00:00Z")).toEqual([week]);
    expect(periods("2026-11-26T00:30:00Z")).toEqual([week]);
    expect(periods("2026-11-26T01:00:00Z")).toEqual([]);
    expect(periods("2026-11-26T15:00:00Z")).toEqual([]);
  });

  test("on the first of a month about the one before", () => {
    expect(periods("2027-01-01T15:00:00Z")).toEqual([["month", "2026-12-01", "2026-12-31"]]);
    expect(periods("2027-03-01T15:00:00Z")).toEqual([
      ["week", "2027-02-22", "2027-02-28"],
      ["month", "2027-02-01", "2027-02-28"],
    ]);
  });
});
