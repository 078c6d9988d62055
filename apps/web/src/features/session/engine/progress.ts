import type { SessionTask } from "@regain/contract/entities/session";

/** One category's part of the session: consecutive items of one exercise. */
export interface Segment {
  readonly taskType: number;
  readonly total: number;
  readonly done: number;
  readonly state: "done" | "current" | "pending";
}

/** The progress bar: one segment per category, in order. */
export function segmentsOf(
  tasks: readonly SessionTask[],
  answered: ReadonlySet<string>,
  position: number,
): Segment[] {
  const groups: { taskType: number; from: number; tasks: SessionTask[] }[] = [];
  for (const [index, task] of tasks.entries()) {
    const last = groups.at(-1);
    if (last?.taskType === task.taskType) last.tasks.push(task);
    else groups.push({ taskType: task.taskType, from: index, tasks: [task] });
  }
  return groups.map(({ taskType, from, tasks: own }) => {
    const done = own.filter(({ taskId }) => answered.has(taskId)).length;
    const isCurrent = position >= from && position < from + own.length;
    return {
      taskType,
      total: own.length,
      done,
      state: isCurrent ? "current" : done === own.length ? "done" : "pending",
    };
  });
}
