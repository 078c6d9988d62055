import type { ScheduledTaskType, ScheduleInForce } from "@regain/contract/entities/schedule";
import type { TaskTypeSummary } from "@regain/contract/entities/session";
import { minutesFor } from "@regain/therapy/schedule";

/** How much a session of this homework is, in the minutes that its editor and the patient's welcome name. */
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

/** A line of what is to be practised. */
type PlannedLine = NonNullable<ScheduleInForce["leftInClinic"]>["lines"][number];

interface Planned {
  readonly lines: readonly PlannedLine[];
  /** The day of the session that was left in its middle and is gone on with; null where a new one begins. */
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
