import { sendResponses } from "@regain/contract/calls/session/send-responses";
import { startClinicSession } from "@regain/contract/calls/session/start-clinic-session";
import { startSession } from "@regain/contract/calls/session/start-session";
import type { SessionKind, SessionTask } from "@regain/contract/entities/session";
import type { TaskEvent } from "@regain/contract/entities/task-event";
import { createRng } from "@regain/therapy/rng";
import { scoreItem } from "@regain/therapy/score";
import { rightWay, timed } from "@regain/therapy/simulate";
import { rulesOf } from "@regain/therapy/views/registry";
import type { RunningServer } from "./server.ts";
import { sessionOf } from "./sign-in.ts";

export type Way = "right" | "wrong" | "skip";

function eventsOf({ taskView, taskId }: SessionTask, way: Way): TaskEvent[] {
  const rng = createRng(taskId);
  const moves = way === "right" ? rightWay(taskView) : rulesOf(taskView).fail(taskView, rng);
  return way === "skip" ? [] : timed(moves, rng, 2_000);
}

/** What to play, and how: every item gets an answer, from another device. */
interface Playing {
  readonly kind: SessionKind;
  readonly query?: { readonly taskTypeIds: string };
  /** @param nth within its exercise, from 0 */
  readonly wayOf: (nth: number) => Way;
}

type Session = Awaited<ReturnType<typeof sessionOf>>;

async function answerAll(
  { call, user }: Session,
  tasks: readonly SessionTask[],
  wayOf: Playing["wayOf"],
): Promise<void> {
  const params = { id: user.userId };
  const seen = new Map<number, number>();
  const body = tasks.map((task) => {
    const nth = seen.get(task.taskType) ?? 0;
    seen.set(task.taskType, nth + 1);
    const way = wayOf(nth);
    const events = eventsOf(task, way);
    const score = scoreItem(task.taskView, events, { isSkipped: way === "skip" });
    const at = new Date().toISOString();
    return {
      uuid: task.responseId,
      sessionId: task.sessionId,
      patientId: user.userId,
      userId: user.userId,
      taskType: task.taskType,
      taskId: task.taskId,
      accuracy: score.accuracy,
      latency: score.lastResponseMs,
      skipType: way === "skip" ? "SINGLE_ITEM" : "NONE",
      skipReason: way === "skip" ? "TooHard" : null,
      startTime: at,
      endTime: at,
      timestamp: at,
      clientVersionNumber: "7.0",
      additionalDataJson: JSON.stringify({
        events,
        taskTypeVersion: 1,
        settings: {},
        clockOffsetMs: 0,
      }),
      sendAttempts: 1,
    };
  });
  while (body.length > 0) await call(sendResponses, { params, body: body.splice(0, 100) });
}

async function playSession(
  server: RunningServer,
  username: string,
  { kind, query, wayOf }: Playing,
): Promise<void> {
  const session = await sessionOf(server, username);
  const params = { id: session.user.userId, kind };
  const { tasks } = await session.call(startSession, { params, query: query ?? {} });
  await answerAll(session, tasks, wayOf);
}

/** Practices a patient's homework with them in the clinic: every item is right. */
export async function playInClinic(
  server: RunningServer,
  username: string,
  clinician: string,
): Promise<void> {
  const session = await sessionOf(server, username);
  const { call } = await sessionOf(server, clinician);
  const params = { id: session.user.userId };
  const started = await call(startClinicSession, { params, body: {} });
  await answerAll(session, started.session.tasks, () => "right");
}

/**
 * Practices these self-guided exercises, from another device of the patient's.
 * @param ways the first item of each exercise goes the first of these ways, and so on, then from the start
 */
export function playExercises(
  server: RunningServer,
  username: string,
  typeIds: readonly number[],
  ways: readonly Way[] = ["right", "wrong", "skip"],
): Promise<void> {
  return playSession(server, username, {
    kind: "SELF_GUIDED",
    query: { taskTypeIds: typeIds.join(",") },
    wayOf: (nth) => ways[nth % ways.length]!,
  });
}

/** Finishes today's homework, from another device of the patient's. */
export const finishHomework = (server: RunningServer, username: string): Promise<void> =>
  playSession(server, username, { kind: "SCHEDULED", wayOf: () => "skip" });

/** Takes the assessment: only the ratings of everyday life are left. */
export const takeAssessment = (server: RunningServer, username: string): Promise<void> =>
  playSession(server, username, { kind: "ASSESSMENT", wayOf: () => "skip" });
