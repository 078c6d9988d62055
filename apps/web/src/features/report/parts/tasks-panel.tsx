import { Trans, useLingui } from "@lingui/react/macro";
import type { PerformanceReport, ReportTherapy } from "@regain/contract/entities/report";
import type { ReactNode } from "react";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { TaskCard } from "./task-card.tsx";

interface TasksPanelProps {
  readonly report: PerformanceReport;
  /** An exercise's trend line. */
  readonly renderTrend: (task: ReportTherapy) => ReactNode;
}

/** Every exercise that was practiced, by level. */
export function TasksPanel({ report, renderTrend }: TasksPanelProps) {
  const { t } = useLingui();
  const { tasks } = report.sections;
  if (tasks.length === 0)
    return (
      <EmptyState title={t`No therapy activities yet!`}>
        <Trans>Each exercise appears here after its first item.</Trans>
      </EmptyState>
    );
  return tasks.map((task) => (
    <TaskCard key={task.typeId} task={task} report={report} trend={renderTrend(task)} />
  ));
}
