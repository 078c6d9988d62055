import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { recogniseSpeech } from "@regain/contract/calls/session/recognise-speech";
import { sendResponses } from "@regain/contract/calls/session/send-responses";
import { startSession } from "@regain/contract/calls/session/start-session";
import type { TaskEvent } from "@regain/contract/entities/task-event";
import { scoreItem } from "@regain/therapy/score";
import type { RunningServer } from "./server.ts";
import { sessionOf } from "./sign-in.ts";

const recordings = resolve(import.meta.dirname, "../../apps/server/src/adapters/speech/fixtures");

/** Says this to the items of a patient's open session, one after another, from another device. */
export async function speakAnswers(
  server: RunningServer,
  username: string,
  said: readonly string[],
): Promise<void> {
  const { call, user } = await sessionOf(server, username);
  const params = { id: user.userId };
  const session = await call(startSession, { params: { ...params, kind: "SCHEDULED" }, query: {} });
  for (const [index, name] of said.entries()) {
    const task = session.tasks[index]!;
    const startTime = new Date().toISOString();
    const wav = await readFile(`${recordings}/${name}.wav`);
    const recording = new Blob([Uint8Array.from(wav)], { type: "audio/wav" });
    const form = { fields: { task: task.taskId }, files: { recording } };
    const { correct } = await call(recogniseSpeech, { params, query: {}, form });
    const events: TaskEvent[] = [
      { at: 900, kind: "record", durationMs: 900 },
      ...(correct === null ? [] : [{ at: 1_500, kind: "heard", correct } as const]),
      { at: 2_000, kind: "done" },
    ];
    const score = scoreItem(task.taskView, events, { isSkipped: false });
    const endTime = new Date().toISOString();
    const record = {
      uuid: task.responseId,
      sessionId: task.sessionId,
      patientId: user.userId,
      userId: user.userId,
      taskType: task.taskType,
      taskId: task.taskId,
      accuracy: score.accuracy,
      latency: score.lastResponseMs,
      skipType: "NONE",
      startTime,
      endTime,
      timestamp: endTime,
      clientVersionNumber: "7.0",
      additionalDataJson: JSON.stringify({
        events,
        taskTypeVersion: 1,
        settings: {},
        clockOffsetMs: 0,
      }),
      sendAttempts: 1,
    };
    await call(sendResponses, { params, body: [record] });
  }
}
