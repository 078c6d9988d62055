import { dayMs } from "@regain/contract/durations";
import type { AdditionalData, TaskResult } from "@regain/contract/entities/session";
import type { TaskEvent } from "@regain/contract/entities/task-event";
import type { Settings } from "../../../lib/settings.ts";
import type { Outcome } from "./outcome.ts";

/** Who answers, on which device, and with which settings. */
export interface RecordContext {
  readonly patientId: string;
  readonly userId: string;
  /** Server time minus device time, ms. */
  readonly clockOffsetMs: number;
  readonly settings: Settings;
  /** Versions of the exercises by typeId, as far as known. */
  readonly versions: ReadonlyMap<number, number>;
  readonly device: { readonly hardware: string; readonly system: string; readonly browser: string };
}

/** The contract allows no more events per item. */
const maxEvents = 2_000;
/** Nor longer times, in ms: an item can be left on the screen for days. */
const maxMs = dayMs;
const clientVersion = "7.0";

const inDay = (ms: number) => Math.min(ms, maxMs);

function eventOnTheWire(event: TaskEvent): TaskEvent {
  const at = inDay(event.at);
  return event.kind === "record"
    ? { ...event, at, durationMs: inDay(event.durationMs) }
    : { ...event, at };
}

/** The result as it is kept and sent. Its uuid is the one the server generated with the item. */
export function resultRecord(outcome: Outcome, context: RecordContext): TaskResult {
  const { task, score } = outcome;
  const serverTime = (ms: number) => new Date(ms + context.clockOffsetMs).toISOString();
  const additional: AdditionalData = {
    events: outcome.events.slice(0, maxEvents).map(eventOnTheWire),
    taskTypeVersion: context.versions.get(task.taskType) ?? 1,
    settings: { ...context.settings },
    clockOffsetMs: context.clockOffsetMs,
  };
  return {
    uuid: task.responseId,
    sessionId: task.sessionId,
    patientId: context.patientId,
    userId: context.userId,
    taskType: task.taskType,
    taskId: task.taskId,
    accuracy: score.accuracy,
    latency: score.lastResponseMs === null ? null : inDay(score.lastResponseMs),
    skipType: outcome.skipType,
    skipReason: outcome.skipReason ?? null,
    startTime: serverTime(outcome.endedAt - outcome.lastedMs),
    endTime: serverTime(outcome.endedAt),
    timestamp: serverTime(outcome.endedAt),
    clientVersionNumber: clientVersion,
    systemVersionNumber: context.device.browser,
    clientHardwareType: context.device.hardware,
    clientOSVersion: context.device.system,
    additionalDataJson: JSON.stringify(additional),
    sendAttempts: 0,
  };
}
