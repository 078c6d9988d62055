/** A session of real items, for tests: two of each exercise, one after the other. */
import { english } from "@regain/content/en/content";
import type { SessionTask, TherapySession } from "@regain/contract/entities/session";
import { buildSession } from "@regain/therapy/session";
import { findTaskType } from "@regain/therapy/task-types/registry";
import type { TaskType } from "@regain/therapy/task-type";

const uuid = (group: number, index: number): string =>
  `00000000-0000-4000-8000-${String(group).padStart(4, "0")}${String(index).padStart(8, "0")}`;

export const sessionId = uuid(1, 1);

function exercise(typeId: number): TaskType {
  const found = findTaskType(typeId);
  if (!found) throw new RangeError(`There is no exercise ${typeId}.`);
  return found;
}

/** @param typeIds exercises of the catalogue, in order */
export function makeSession(typeIds: readonly number[], count = 2, level = 1): TherapySession {
  const lines = typeIds.map((typeId) => ({
    taskType: exercise(typeId),
    level,
    count,
    history: [],
  }));
  const items = buildSession(lines, { seed: "player tests", content: english });
  const tasks: SessionTask[] = items.map((item, index) => ({
    taskId: uuid(2, index),
    responseId: uuid(3, index),
    sessionId,
    taskType: item.typeId,
    taskLevel: item.level,
    taskView: item.view,
  }));
  return {
    sessionId,
    scheduleId: uuid(4, 1),
    kind: "SCHEDULED",
    place: "home",
    builtAt: "2026-11-20T09:00:00.000Z",
    serverTime: "2026-11-20T09:00:00.000Z",
    tasks,
    taskTypes: lines.map(({ taskType }) => ({
      typeId: taskType.typeId,
      systemName: taskType.systemName,
      displayName: english.exercises[taskType.systemName].name,
      activityDescription: english.exercises[taskType.systemName].activity,
      defaultViewClassName: taskType.template,
      instructionalVideoPath: null,
      area: taskType.area,
      maxLevel: taskType.levels.length,
      secondsPerItem: taskType.secondsPerItem,
      secondsByLevel: taskType.secondsByLevel && [...taskType.secondsByLevel],
      version: taskType.version,
    })),
    answeredTaskIds: [],
  };
}
