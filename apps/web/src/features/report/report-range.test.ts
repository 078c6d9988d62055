import { expect, test } from "vitest";
import { rangeAsked } from "./report-range.ts";

const latest = "2026-03-10";
const now = new Date(`${latest}T09:00:00Z`);

test("the days of the address are the days of the report", () => {
  const year = { startDate: "2025-03-01", endDate: "2026-03-01" };
  expect(rangeAsked(year, now)).toEqual(year);
  expect(rangeAsked({ startDate: "2025-03-01" }, now)).toEqual({
    startDate: "2025-03-01",
    endDate: latest,
  });
});

test("a link to days to come ends with the latest day there is", () => {
  expect(rangeAsked({ startDate: "2025-03-11", endDate: "2026-03-11" }, now)).toEqual({
    startDate: "2025-03-11",
    endDate: latest,
  });
});

test("what no report can cover asks for nothing", () => {
  expect(rangeAsked({}, now)).toBeUndefined();
  expect(rangeAsked({ endDate: "2026-03-01" }, now)).toBeUndefined();
  expect(rangeAsked({ startDate: "2026-03-02", endDate: "2026-03-01" }, now)).toBeUndefined();
  expect(rangeAsked({ startDate: "2026-03-11" }, now)).toBeUndefined();
});
