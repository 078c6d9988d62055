import { expect, test } from "vitest";
import { localTime } from "./days.ts";
import { latestDay } from "./latest-day.ts";

test("the latest day is that of the first zones", () => {
  for (const minute of ["09:59", "10:00"]) {
    const now = new Date(`2026-11-20T${minute}:00Z`);
    expect(latestDay(now)).toBe(localTime(now, "Pacific/Kiritimati").day);
  }
});
