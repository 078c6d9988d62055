import type { PerformanceReport } from "@regain/contract/entities/report";
import { hasContent } from "./tab-to-open.ts";

/**
 * `unpractised`: nothing was practised until the report's last day, or nothing ever where it is locked. `skipped`:
 * something was, and nothing of it answered.
 */
export type ReportState = "locked" | "unpractised" | "skipped" | "full";

/** Whether the report's last day is an earlier one, which somebody chose: only then is there a later one to choose. */
export const endsEarlier = ({ endDate, today }: Pick<PerformanceReport, "endDate" | "today">) =>
  endDate < today;

/** What there is to show of a report. */
export function stateOf(report: PerformanceReport): ReportState {
  const { isLocked, firstPracticeDate, endDate } = report;
  // Where there is nothing, nothing is locked away.
  if (isLocked) return firstPracticeDate === null ? "unpractised" : "locked";
  if (Object.values(hasContent(report)).includes(true)) return "full";
  return firstPracticeDate !== null && firstPracticeDate <= endDate ? "skipped" : "unpractised";
}

/** Whether nothing was done on the days shown, of what was done before. What was only skipped is said otherwise. */
export function isQuiet(report: PerformanceReport): boolean {
  const state = stateOf(report);
  return (state === "full" || state === "locked") && report.summary.tasksCompleted === 0;
}
