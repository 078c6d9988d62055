import type { PerformanceReport } from "@regain/contract/entities/report";
import { firstTab, type ReportTab, reportTabs } from "./report-tabs.ts";

/** Whether each tab has content. */
export function hasContent({ sections }: PerformanceReport): Record<ReportTab, boolean> {
  return {
    "skill-areas": sections.domains.length > 0,
    tasks: sections.tasks.length > 0,
    assessments: sections.assessments.length > 0,
  };
}

/** The tab to open: the wanted one if it has content, otherwise the first that does. */
export function tabToOpen(report: PerformanceReport, wanted: ReportTab | undefined): ReportTab {
  const content = hasContent(report);
  if (wanted && content[wanted]) return wanted;
  return reportTabs.find((tab) => content[tab]) ?? firstTab;
}
