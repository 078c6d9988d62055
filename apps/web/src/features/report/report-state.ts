import type { PerformanceReport } from "@regain/contract/entities/report";
import { hasContent } from "./tab-to-open.ts";

/**
 * `unpractised`: nothing was practiced up to the report's last day, or nothing ever if it is locked. `skipped`:
 * something was, but none of it answered.
 */
export type ReportState = "locked" | "unpractised" | "skipped" | "full";

/** Whether the report's last day was chosen and is before today: only then is there a later one to choose. */
export const endsEarlier = ({ endDate, today }: Pick<PerformanceReport, "endDate" | "today">) =>
  endDate < today;

/** Whether anything was practiced up to the report's last day. */
export const hasPracticed = ({
  firstPracticeDate,
  endDate,
}: Pick<PerformanceReport, "firstPracticeDate" | "endDate">): boolean =>
  firstPracticeDate !== null && firstPracticeDate <= endDate;

/** What a report has to show. */
export function stateOf(report: PerformanceReport): ReportState {
  const { isLocked, firstPracticeDate } = report;
  // Without content, there is nothing to lock.
  if (isLocked) return firstPracticeDate === null ? "unpractised" : "locked";
  if (Object.values(hasContent(report)).includes(true)) return "full";
  return hasPracticed(report) ? "skipped" : "unpractised";
}

/**
 * Whether nothing was done on the days shown, although something was before. Skipped items are reported differently.
 */
export function isQuiet(report: PerformanceReport): boolean {
  const state = stateOf(report);
  return (state === "full" || state === "locked") && report.summary.tasksCompleted === 0;
}
