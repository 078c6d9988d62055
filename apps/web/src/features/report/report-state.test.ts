import type { PerformanceReport } from "@regain/contract/entities/report";
import { expect, test } from "vitest";
import { endsEarlier, stateOf } from "./report-state.ts";

const some = [{}] as never;

const state = (own: Partial<PerformanceReport> = {}, tasks: readonly object[] = []) =>
  stateOf({
    isLocked: false,
    firstPracticeDate: null,
    endDate: "2026-11-27",
    sections: { domains: [], tasks, assessments: [] },
    ...own,
  } as unknown as PerformanceReport);

test("a report is empty when every section is", () => {
  expect(state()).toBe("unpractised");
  expect(state({}, some)).toBe("full");
  expect(state({ isLocked: true, firstPracticeDate: "2026-11-27" })).toBe("locked");
  expect(state({ isLocked: true }), "there is nothing to lock away").toBe("unpractised");
});

test("practice of which all items were skipped is practice", () => {
  expect(state({ firstPracticeDate: "2026-11-27" })).toBe("skipped");
  const later = state({ firstPracticeDate: "2026-11-28" });
  expect(later, "not until the last day shown").toBe("unpractised");
});

test("until today there is no later day to choose, also where the address names days", () => {
  const today = "2026-11-27";
  expect(endsEarlier({ endDate: today, today })).toBe(false);
  expect(endsEarlier({ endDate: "2026-11-26", today })).toBe(true);
});
