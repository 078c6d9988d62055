import type { SessionTask, TaskResult } from "@regain/contract/entities/session";
import { createRng } from "@regain/therapy/rng";
import { scoreItem } from "@regain/therapy/score";
import { type Ability, playItem } from "@regain/therapy/simulate";

const ability: Ability = { level: 3, responseMs: 4_000, asksForHelp: 35, skips: 0 };

/** The record that the player would send of this item, played by a simulated patient. */
export function resultOf(task: SessionTask, patientId: string, now: Date): TaskResult {
  const { events, durationMs } = playItem(
    task.taskView,
    task.taskLevel,
    ability,
    createRng(task.taskId),
  );
  const score = scoreItem(task.taskView, events, { isSkipped: false });
  const endTime = now.toISOString();
  return {
    uuid: task.responseId,
    sessionId: task.sessionId,
    patientId,
    userId: patientId,
    taskType: task.taskType,
    taskId: task.taskId,
    accuracy: score.accuracy,
    latency: score.lastResponseMs,
    skipType: "NONE",
    skipReason: null,
    startTime: new Date(now.getTime() - durationMs).toISOString(),
    endTime,
    timestamp: endTime,
    clientVersionNumber: "7.0",
    additionalDataJson: JSON.stringify({
      events,
      taskTypeVersion: 1,
      settings: {},
      clockOffsetMs: 0,
    }),
    sendAttempts: 0,
  };
}
