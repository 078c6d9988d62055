import { setTimeout as pause } from "node:timers/promises";
import { nextActivity } from "@regain/contract/calls/session/next-activity";
import { prefetchSession } from "@regain/contract/calls/session/prefetch-session";
import { sendResponses } from "@regain/contract/calls/session/send-responses";
import { startSession } from "@regain/contract/calls/session/start-session";
import { CallError, type Client, createClient } from "@regain/contract/client";
import type { SessionTask, TaskResult, TherapySession } from "@regain/contract/entities/session";
import { createRng } from "@regain/therapy/rng";
import { scoreItem } from "@regain/therapy/score";
import { type Ability, playItem } from "@regain/therapy/simulate";
import { openLoadOutbox } from "./outbox.ts";
import type { LoadPatient } from "./patients.ts";

export interface SessionPlay {
  /** The server's address, looked up for every request. */
  readonly baseUrl: string | (() => string);
  /** What fraction of the time that a patient takes for an item passes: 1 as in real life, 0 none. */
  readonly pace: number;
  /** The longest wait before another try, ms; 60 s, as in the browser, if not given. */
  readonly maxWaitMs?: number;
  /** Once aborted, no further item is begun; answers already given are still sent. */
  readonly stop?: AbortSignal;
  /** Once aborted, nothing is tried any more. */
  readonly giveUp?: AbortSignal;
  /** Replaces the global one, to measure or to disturb. */
  readonly fetch?: typeof fetch;
}

export interface PlayedSession {
  /** Undefined if none could be started. */
  readonly sessionId: string | undefined;
  /** Every result that the patient gave, in order. */
  readonly given: readonly TaskResult[];
  /** The server's statuses for them, by uuid. A device forgets a result only once it is listed here. */
  readonly acknowledged: ReadonlyMap<string, "stored" | "duplicate" | "rejected">;
  /** Given, but not acknowledged when it was given up: still in the outbox. */
  readonly unsent: readonly string[];
}

const ability: Ability = { level: 2, responseMs: 5_000, asksForHelp: 35, skips: 12 };
/** The feedback, and the look at the next item. */
const betweenItemsMs = 3_000;
const usualLongestWaitMs = 60_000;
const firstRetryMs = 1_000;

const passing = new Set([0, 408, 429, 500, 502, 503, 504]);
const mayPass = (error: unknown): error is CallError =>
  error instanceof CallError && passing.has(error.status);

/** Ends early, without an error, if aborted. */
const waitFor = (ms: number, signal: AbortSignal | undefined): Promise<unknown> =>
  pause(ms, undefined, signal ? { signal } : {}).catch(() => undefined);

/** The typed client of a patient's device. */
export function clientOf(
  { token }: Pick<LoadPatient, "token">,
  { baseUrl, fetch: send = fetch, giveUp }: Pick<SessionPlay, "baseUrl" | "fetch" | "giveUp">,
): Client {
  const here = typeof baseUrl === "string" ? () => baseUrl : baseUrl;
  return createClient({
    baseUrl: "",
    version: "v700",
    token: () => token,
    fetch: (input, init) =>
      send(`${here()}${input instanceof Request ? input.url : input.toString()}`, {
        ...init,
        ...(giveUp ? { signal: giveUp } : {}),
      }),
  });
}

/**
 * Repeats a call until it is answered, as a patient does who taps again.
 * @throws what cannot pass by itself, or whatever was in the way when it was given up
 */
export async function untilAnswered<T>(ask: () => Promise<T>, play: SessionPlay): Promise<T> {
  const longest = play.maxWaitMs ?? usualLongestWaitMs;
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!mayPass(error) || play.giveUp?.aborted || play.stop?.aborted) throw error;
      const asked = (error.retryAfterSeconds ?? 0) * 1000;
      await waitFor(Math.min(longest, Math.max(asked, firstRetryMs * 2 ** tries)), play.giveUp);
    }
  }
}

interface PlayedTask {
  readonly durationMs: number;
  /** What the player would send for it if it had ended at this moment. */
  recordAt(end: Date): TaskResult;
}

/** One item as a simulated patient plays it, always in the same way. */
function playTask(task: SessionTask, patientId: string): PlayedTask {
  const rng = createRng(`load ${task.taskId}`);
  const { events, durationMs, skipReason } = playItem(task.taskView, task.taskLevel, ability, rng);
  const score = scoreItem(task.taskView, events, { isSkipped: skipReason !== undefined });
  return {
    durationMs,
    recordAt: (end) => ({
      uuid: task.responseId,
      sessionId: task.sessionId,
      patientId,
      userId: patientId,
      taskType: task.taskType,
      taskId: task.taskId,
      accuracy: score.accuracy,
      latency: score.lastResponseMs,
      skipType: skipReason ? "SINGLE_ITEM" : "NONE",
      skipReason: skipReason ?? null,
      startTime: new Date(end.getTime() - durationMs).toISOString(),
      endTime: end.toISOString(),
      timestamp: end.toISOString(),
      clientVersionNumber: "7.0",
      additionalDataJson: JSON.stringify({
        events,
        taskTypeVersion: 1,
        settings: { textSize: 120 },
        clockOffsetMs: 0,
      }),
      sendAttempts: 0,
    }),
  };
}

const openTasks = ({ tasks, answeredTaskIds }: TherapySession) =>
  tasks.filter(({ taskId }) => !answeredTaskIds.includes(taskId));

/**
 * Plays the patient's scheduled session as the web app does: the welcome, prefetching the next session, the start,
 * item by item through the product's own outbox, then the welcome again. Keeps sending until everything is
 * acknowledged, whatever happens to the server in between, or until it is given up. Never throws because a server
 * does not answer.
 */
export async function playSession(patient: LoadPatient, play: SessionPlay): Promise<PlayedSession> {
  const { patientId } = patient;
  const call = clientOf(patient, play);
  const params = { id: patientId };
  const given: TaskResult[] = [];
  const acknowledged = new Map<string, "stored" | "duplicate" | "rejected">();
  const outbox = openLoadOutbox({
    patientId,
    maxWaitMs: play.maxWaitMs ?? usualLongestWaitMs,
    send: async (answers) => (await call(sendResponses, { params, body: [...answers] })).results,
    // Only an outright refusal by the server is a reason not to try again.
    hindranceOf: (error) =>
      error instanceof CallError && !mayPass(error) ? "refused" : "unreachable",
    onReceipt({ uuid, status }) {
      if (uuid) acknowledged.set(uuid, status);
    },
  });

  const isCutShort = () => play.stop?.aborted || play.giveUp?.aborted;

  async function answerAll(session: TherapySession): Promise<void> {
    for (const task of openTasks(session)) {
      const { durationMs, recordAt } = playTask(task, patientId);
      await waitFor((durationMs + betweenItemsMs) * play.pace, play.stop);
      if (isCutShort()) return;
      const record = recordAt(new Date());
      given.push(record);
      await outbox.add(record);
    }
  }

  /** @throws the error, unless the session was cut short */
  const unlessCutShort = (error: unknown) => {
    if (!isCutShort()) throw error;
  };

  let session: TherapySession | undefined;
  try {
    await untilAnswered(() => call(nextActivity, { params, query: {} }), play);
    await untilAnswered(() => call(prefetchSession, { params, body: {} }), play);
    const start = { params: { ...params, kind: "SCHEDULED" as const }, query: { os: "web" } };
    session = await untilAnswered(() => call(startSession, start), play);
    await answerAll(session);
  } catch (error) {
    unlessCutShort(error);
  }
  const unsent = await outbox.drained(play.giveUp);
  const finished = session?.sessionId;
  if (finished && !isCutShort()) {
    const query = { previousActivity: finished };
    await untilAnswered(() => call(nextActivity, { params, query }), play).catch(unlessCutShort);
  }
  return { sessionId: finished, given, acknowledged, unsent };
}
