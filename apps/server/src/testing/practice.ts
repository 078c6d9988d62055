import type { SessionTask, TaskResult, TherapySession } from "@regain/contract/entities/session";
import type { TaskEvent } from "@regain/contract/entities/task-event";
import { createRng } from "@regain/therapy/rng";
import { scoreItem } from "@regain/therapy/score";
import { timed } from "@regain/therapy/simulate";
import { rulesOf } from "@regain/therapy/views/registry";

/** How a test's patient plays items. */
export type Play = "right" | "wrong" | "skip";

function eventsOf({ taskView, taskId }: SessionTask, how: Play): TaskEvent[] {
  const rng = createRng(taskId);
  const rules = rulesOf(taskView);
  if (how === "skip") return [];
  return timed(how === "right" ? rules.solve(taskView) : rules.fail(taskView, rng), rng, 2_000);
}

/** The record that the player would send for an item. */
export function resultOf(
  patientId: string,
  task: SessionTask,
  at: Date,
  how: Play = "right",
  own: Partial<TaskResult> = {},
): TaskResult {
  const events = eventsOf(task, how);
  const score = scoreItem(task.taskView, events, { isSkipped: how === "skip" });
  return {
    uuid: task.responseId,
    sessionId: task.sessionId,
    patientId,
    userId: patientId,
    taskType: task.taskType,
    taskId: task.taskId,
    accuracy: score.accuracy,
    latency: score.lastResponseMs,
    skipType: how === "skip" ? "SINGLE_ITEM" : "NONE",
    skipReason: how === "skip" ? "TooHard" : null,
    startTime: at.toISOString(),
    endTime: new Date(at.getTime() + 10_000).toISOString(),
    timestamp: at.toISOString(),
    clientVersionNumber: "7.0",
    additionalDataJson: JSON.stringify({
      events,
      taskTypeVersion: 1,
      settings: { textSize: 120 },
      clockOffsetMs: 0,
    }),
    sendAttempts: 1,
    ...own,
  };
}

/** The records of a whole session. */
export function resultsOf(
  patientId: string,
  session: TherapySession,
  at: Date,
  how: (task: SessionTask, index: number) => Play = () => "right",
): TaskResult[] {
  return session.tasks.map((task, index) => resultOf(patientId, task, at, how(task, index)));
}
