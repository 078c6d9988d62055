import { accuracyWithoutHelp, inTenths } from "@regain/therapy/blocks";
import { groupBy } from "../../lib/group-by.ts";
import type { DoneItem } from "../session/screens/clinic-practice.tsx";

/** What was done in one exercise at one level. */
export interface DoneExercise {
  readonly typeId: number;
  readonly level: number;
  readonly itemCount: number;
  readonly skippedCount: number;
  /** Percent right, with help counting as not right; null if all were skipped. */
  readonly accuracy: number | null;
}

/** In the order they were done. */
export function doneByExercise(done: readonly DoneItem[]): readonly DoneExercise[] {
  const groups = groupBy(done, ({ task }) => `${task.taskType} ${task.taskLevel}`);
  return [...groups.values()].map((items) => {
    const { taskType, taskLevel } = items[0]!.task;
    const scores = items.flatMap(({ score }) => accuracyWithoutHelp(score) ?? []);
    const total = inTenths(scores.reduce((sum, one) => sum + one, 0));
    return {
      typeId: taskType,
      level: taskLevel,
      itemCount: items.length,
      skippedCount: items.length - scores.length,
      accuracy: scores.length > 0 ? total / scores.length : null,
    };
  });
}
