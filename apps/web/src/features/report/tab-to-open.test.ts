import type { PerformanceReport } from "@regain/contract/entities/report";
import { expect, test } from "vitest";
import { tabToOpen } from "./tab-to-open.ts";

const report = (sections: Partial<PerformanceReport["sections"]>) =>
  ({
    sections: { domains: [], tasks: [], assessments: [], ...sections },
  }) as unknown as PerformanceReport;
const some = [{}] as never;

test("the first tab with content opens, unless another one with content was asked for", () => {
  expect(tabToOpen(report({ tasks: some }), undefined)).toBe("tasks");
  expect(tabToOpen(report({ tasks: some }), "skill-areas")).toBe("tasks");
  expect(tabToOpen(report({ domains: some, tasks: some }), "tasks")).toBe("tasks");
});
