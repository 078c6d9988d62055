import { Trans, useLingui } from "@lingui/react/macro";
import type { ReportTherapy } from "@regain/contract/entities/report";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { TaskCard } from "./task-card.tsx";

/** Every exercise that was practised, by level. */
export function TasksPanel({ tasks }: { tasks: readonly ReportTherapy[] }) {
  const { t } = useLingui();
  if (tasks.length === 0)
    return (
      <EmptyState title={t`No therapy activities yet!`}>
        <Trans>Each exercise shows here after its first item.</Trans>
      </EmptyState>
    );
  return tasks.map((task) => <TaskCard key={task.typeId} task={task} />);
}
