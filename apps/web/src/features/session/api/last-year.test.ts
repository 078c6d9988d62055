import { expect, test } from "vitest";
import { lastYear } from "./last-year.ts";

test("a year is reckoned from the patient's own day, also while the next has begun elsewhere", () => {
  const noon = new Date("2026-11-27T12:00:00Z");
  expect(lastYear("2026-11-27", noon)).toEqual({ startDate: "2025-11-27", endDate: "2026-11-28" });
  const morning = new Date("2026-11-27T03:00:00Z");
  expect(lastYear("2026-11-26", morning).startDate).toBe("2025-11-26");
});
