import type { ScheduledTaskType, ScheduleInForce } from "@regain/contract/entities/schedule";
import type { TaskTypeSummary } from "@regain/contract/entities/session";
import { minutesFor } from "@regain/therapy/schedule";

/**
 * The size of a session with this homework, in the same minutes that its editor and the patient's welcome screen show.
 */
export function amountOf(
  lines: readonly Pick<ScheduledTaskType, "taskTypeId" | "taskCount" | "taskLevel">[],
  exercises: readonly Pick<TaskTypeSummary, "typeId" | "secondsPerItem" | "secondsByLevel">[],
): { readonly items: number; readonly minutes: number } {
  const known = new Map(exercises.map((one) => [one.typeId, one]));
  const timed = lines.flatMap(({ taskTypeId, taskCount: count, taskLevel: level }) => {
    const taskType = known.get(taskTypeId);
    return taskType ? [{ taskType, level, count }] : [];
  });
  return {
    items: lines.reduce((sum, { taskCount }) => sum + taskCount, 0),
    minutes: minutesFor(timed),
  };
}

/** A line of the planned practice. */
type PlannedLine = NonNullable<ScheduleInForce["leftInClinic"]>["lines"][number];

interface Planned {
  readonly lines: readonly PlannedLine[];
  /** The day of the interrupted session that is continued; null if a new one starts. */
  readonly leftOf: string | null;
}

/** What "Start and hand over" opens. */
export function plannedOf({
  scheduledTaskTypes,
  leftInClinic,
}: Pick<ScheduleInForce, "scheduledTaskTypes" | "leftInClinic">): Planned {
  return leftInClinic
    ? { lines: leftInClinic.lines, leftOf: leftInClinic.date }
    : { lines: scheduledTaskTypes, leftOf: null };
}
