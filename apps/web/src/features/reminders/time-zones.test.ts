import { expect, test } from "vitest";
import { clockIn, isOtherTime } from "./time-zones.ts";

const now = new Date("2026-11-23T14:05:00Z");

test("a zone of another name that shows the same time is no other", () => {
  expect(isOtherTime("America/New_York", "America/Detroit", now)).toBe(false);
  expect(isOtherTime("America/New_York", "America/Chicago", now)).toBe(true);
  // The same in winter, another in summer.
  expect(isOtherTime("America/Denver", "America/Phoenix", now)).toBe(true);
  expect(isOtherTime("America/New_York", "Nowhere/Land", now)).toBe(false);
});

test("a clock is read in its own zone", () => {
  expect(clockIn(now, "America/New_York", "en-US")).toBe("9:05 AM");
  expect(clockIn(now, "Asia/Kathmandu", "en-US")).toBe("7:50 PM");
});
