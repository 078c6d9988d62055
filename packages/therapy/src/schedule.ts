/** The first homework of a patient whom no clinician has given any yet. */
import { areas, type Area } from "@regain/contract/entities/enumerations";
import type { TaskType } from "./task-type.ts";

export const scheduleDefaults = { taskCount: 10, taskLevel: 1, lines: 5 } as const;
export const taskCountRange = { min: 1, max: 25 } as const;

export interface ScheduleLine {
  readonly typeId: number;
  readonly taskCount: number;
  readonly taskLevel: number;
}

/** Items that fit into about five minutes, at most the default of ten. */
function countFor(taskType: TaskType): number {
  const fitting = Math.floor(300 / taskType.secondsPerItem);
  return Math.min(scheduleDefaults.taskCount, Math.max(2, fitting));
}

/**
 * Five exercises at level 1, dealt out over the areas that the patient wants to improve (all nine where none is
 * named), the exercises of each area in the catalogue's order.
 */
export function generateSchedule(
  wanted: readonly Area[],
  taskTypes: readonly TaskType[],
): ScheduleLine[] {
  const chosen = areas.filter((area) => wanted.length === 0 || wanted.includes(area));
  const byArea = chosen.map((area) => taskTypes.filter((taskType) => taskType.area === area));
  const deepest = Math.max(0, ...byArea.map((list) => list.length));
  const dealt = Array.from({ length: deepest }, (_, round) =>
    byArea.flatMap((list) => list.slice(round, round + 1)),
  ).flat();
  return dealt.slice(0, scheduleDefaults.lines).map((taskType) => ({
    typeId: taskType.typeId,
    taskCount: countFor(taskType),
    taskLevel: scheduleDefaults.taskLevel,
  }));
}

/** Whole minutes that these lines take, five at least. */
export function minutesFor(
  lines: readonly { readonly taskType: TaskType; readonly count: number }[],
): number {
  const seconds = lines.reduce(
    (sum, { taskType, count }) => sum + taskType.secondsPerItem * count,
    0,
  );
  return Math.max(5, Math.round(seconds / 60 / 5) * 5);
}
