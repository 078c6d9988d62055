import { expect, test } from "vitest";
import { rangeAsked } from "./report-range.ts";

const today = "2026-03-10";

test("the days of the address are the days of the report", () => {
  const year = { startDate: "2025-03-01", endDate: "2026-03-01" };
  expect(rangeAsked(year, today)).toEqual(year);
  expect(rangeAsked({ startDate: "2025-03-01" }, today)).toEqual({
    startDate: "2025-03-01",
    endDate: today,
  });
});

test("a link that was written where it is tomorrow already ends today", () => {
  expect(rangeAsked({ startDate: "2025-03-11", endDate: "2026-03-11" }, today)).toEqual({
    startDate: "2025-03-11",
    endDate: today,
  });
});

test("what no report can cover asks for nothing", () => {
  expect(rangeAsked({}, today)).toBeUndefined();
  expect(rangeAsked({ endDate: "2026-03-01" }, today)).toBeUndefined();
  expect(rangeAsked({ startDate: "2026-03-02", endDate: "2026-03-01" }, today)).toBeUndefined();
  expect(rangeAsked({ startDate: "2026-03-11" }, today)).toBeUndefined();
});
