import type { PerformanceReport } from "@regain/contract/entities/report";
import { expect, test } from "vitest";
import { isEmptyReport, tabToOpen, wasPractised } from "./tab-to-open.ts";

const report = (sections: Partial<PerformanceReport["sections"]>) =>
  ({
    sections: { domains: [], tasks: [], assessments: [], ...sections },
  }) as unknown as PerformanceReport;
const some = [{}] as never;

test("a report is empty when every section is", () => {
  expect(isEmptyReport(report({}))).toBe(true);
  expect(isEmptyReport(report({ tasks: some }))).toBe(false);
});

test("practice of which all items were skipped is practice", () => {
  const until = (firstPracticeDate: string | null) => ({
    ...report({}),
    firstPracticeDate,
    endDate: "2026-11-27",
  });
  expect(wasPractised(until(null))).toBe(false);
  expect(wasPractised(until("2026-11-27"))).toBe(true);
  expect(wasPractised(until("2026-11-28")), "not until the last day shown").toBe(false);
});

test("the first tab with content opens, unless another one with content was asked for", () => {
  expect(tabToOpen(report({ tasks: some }), undefined)).toBe("tasks");
  expect(tabToOpen(report({ tasks: some }), "skill-areas")).toBe("tasks");
  expect(tabToOpen(report({ domains: some, tasks: some }), "tasks")).toBe("tasks");
});
