import { dayMs } from "@regain/contract/durations";
import { taskResult } from "@regain/contract/entities/session";
import { taskEvent, type TaskEvent } from "@regain/contract/entities/task-event";
import { expect, test } from "vitest";
import { defaultSettings } from "../../../lib/settings.ts";
import type { Outcome } from "./outcome.ts";
import { type RecordContext, resultRecord } from "./result-record.ts";
import { makeSession, sessionId } from "./session.fixture.ts";

const [task] = makeSession([26]).tasks;

const context: RecordContext = {
  patientId: sessionId,
  userId: sessionId,
  clockOffsetMs: 0,
  settings: defaultSettings,
  versions: new Map(),
  device: { hardware: "tablet", system: "an OS", browser: "a browser" },
};

function outcomeAfter(ms: number): Outcome {
  const events: TaskEvent[] = [
    { kind: "cue", type: "full", at: 900 },
    { kind: "record", durationMs: ms, at: ms },
    { kind: "done", at: ms + 1 },
  ];
  const score = {
    result: "CORRECT",
    accuracy: 100,
    lastResponseMs: ms,
  } as unknown as Outcome["score"];
  const startedAt = Date.parse("2026-11-20T09:00:00.000Z");
  return {
    task: task!,
    events,
    score,
    skipType: "NONE",
    skipReason: undefined,
    lastedMs: ms,
    endedAt: startedAt + ms,
  };
}

function sentAfter(ms: number) {
  const record = resultRecord(outcomeAfter(ms), context);
  const { events } = JSON.parse(record.additionalDataJson) as { events: TaskEvent[] };
  return { record, events };
}

test("an item that was left on the screen for days is told of as the wire takes it", () => {
  const { record, events } = sentAfter(3 * dayMs);
  expect(record.latency).toBe(dayMs);
  expect(events.map(({ at }) => at)).toEqual([900, dayMs, dayMs]);
  expect(taskResult.safeParse(record).error).toBeUndefined();
  for (const event of events) expect(taskEvent.safeParse(event).error).toBeUndefined();
});

test("any other is told of as it was, and by which client", () => {
  const { record, events } = sentAfter(2_500);
  expect(record.clientVersionNumber).toBe("7.0");
  expect(record.latency).toBe(2_500);
  expect(events).toEqual(outcomeAfter(2_500).events);
});
