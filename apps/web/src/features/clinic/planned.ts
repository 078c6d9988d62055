import type { ScheduledTaskType } from "@regain/contract/entities/schedule";
import type { TaskTypeSummary } from "@regain/contract/entities/session";

/** How much a session of this homework is. */
export function amountOf(
  lines: readonly Pick<ScheduledTaskType, "taskTypeId" | "taskCount">[],
  exercises: readonly Pick<TaskTypeSummary, "typeId" | "secondsPerItem">[],
): { readonly items: number; readonly minutes: number } {
  const secondsOf = new Map(exercises.map((one) => [one.typeId, one.secondsPerItem]));
  const seconds = lines.reduce(
    (sum, { taskTypeId, taskCount }) => sum + taskCount * (secondsOf.get(taskTypeId) ?? 0),
    0,
  );
  return {
    items: lines.reduce((sum, { taskCount }) => sum + taskCount, 0),
    minutes: Math.max(1, Math.round(seconds / 60)),
  };
}
