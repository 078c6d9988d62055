import { expect, test } from "vitest";
import { clocksIn, whenOtherTime } from "./time-zones.ts";

const now = new Date("2026-11-23T14:05:00Z");

test("a zone of another name that shows the same time is no other", () => {
  expect(whenOtherTime("America/New_York", "America/Detroit", now)).toBe("never");
  expect(whenOtherTime("America/New_York", "America/Chicago", now)).toBe("now");
  expect(whenOtherTime("America/New_York", "Nowhere/Land", now)).toBe("never");
});

test("a clock is read in its own zone", () => {
  const zones = ["America/New_York", "Asia/Kathmandu"] as const;
  expect(clocksIn(now, zones, "en-US")).toEqual(["9:05 AM", "7:50 PM"]);
});

test("zones that part in summer or in winter only are said to do so, not to be apart now", () => {
  expect(whenOtherTime("America/Denver", "America/Phoenix", now)).toBe("later");
  const july = new Date("2026-07-10T22:05:00Z");
  expect(whenOtherTime("America/Los_Angeles", "America/Phoenix", july)).toBe("later");
  expect(whenOtherTime("America/Los_Angeles", "America/Phoenix", now)).toBe("now");
});

test("the same time of another day is another time", () => {
  const zones = ["Pacific/Honolulu", "Pacific/Kiritimati"] as const;
  expect(whenOtherTime(...zones, now)).toBe("now");
  expect(clocksIn(now, zones, "en-US")).toEqual(["Monday 4:05 AM", "Tuesday 4:05 AM"]);
});
