import type { PerformanceReport } from "@regain/contract/entities/report";
import { hasContent } from "./tab-to-open.ts";

/** `unpractised`: nothing was practised until the report's last day. `skipped`: something was, and nothing of it answered. */
export type ReportState = "locked" | "unpractised" | "skipped" | "full";

/** Whether the report's last day is an earlier one, which somebody chose: only then is there a later one to choose. */
export const endsEarlier = ({ endDate, today }: Pick<PerformanceReport, "endDate" | "today">) =>
  endDate < today;

/** What there is to show of a report. */
export function stateOf(report: PerformanceReport): ReportState {
  const { isLocked, firstPracticeDate, endDate } = report;
  if (isLocked) return "locked";
  if (Object.values(hasContent(report)).includes(true)) return "full";
  return firstPracticeDate !== null && firstPracticeDate <= endDate ? "skipped" : "unpractised";
}
