import type { CallError } from "@regain/contract/client";
import { nextActivity } from "@regain/contract/calls/session/next-activity";
import { sendResponses } from "@regain/contract/calls/session/send-responses";
import { startSession } from "@regain/contract/calls/session/start-session";
import type { TherapySession } from "@regain/contract/entities/session";
import type { ScheduleLine } from "@regain/therapy/schedule";
import { addPatient, type PatientDetails } from "../builders/people.ts";
import { replaceSchedule } from "../modules/schedule/schedule.service.ts";
import { type Play, resultsOf } from "./practice.ts";
import type { TestServer } from "./test-server.ts";

/** Four items of arithmetic at level 2, two of spoken word to picture at level 1. */
export const homework: readonly ScheduleLine[] = [
  { typeId: 33, taskCount: 4, taskLevel: 2 },
  { typeId: 1, taskCount: 2, taskLevel: 1 },
];

let count = 0;

/** A patient with homework, signed in, with the player's calls. */
export async function newPatient(
  server: TestServer,
  details: Partial<PatientDetails> = {},
  lines = homework,
) {
  const username = `patient${++count}`;
  const { id, scheduleId } = await server.seed(async (trx) => {
    const patient = await addPatient(trx, { username, time_zone: "America/New_York", ...details });
    const given =
      lines.length > 0
        ? await replaceSchedule(trx, patient, lines, { authorId: null, now: server.now() })
        : undefined;
    return { id: patient, scheduleId: given };
  });
  const params = { id };
  /** Signs in again: a device that was away too long. */
  const signIn = async () => callsOf(server.client(await server.tokenFor(id)));
  const callsOf = (call: ReturnType<TestServer["client"]>) => ({
    call,
    start: (query: { scheduleId?: string; taskTypeIds?: string } = {}) =>
      call(startSession, {
        params: { id, kind: query.taskTypeIds ? "SELF_GUIDED" : "SCHEDULED" },
        query,
      }),
    send: (records: unknown[]) => call(sendResponses, { params, body: records }),
    welcome: (query: { previousActivity?: string; scheduleId?: string; sessionId?: string } = {}) =>
      call(nextActivity, { params, query }),
  });
  return { id, scheduleId, signIn, ...(await signIn()) };
}
export type NewPatient = Awaited<ReturnType<typeof newPatient>>;

/** Plays a whole session a minute after it was opened: from the homework, or of their own choice. */
export async function practise(
  server: TestServer,
  patient: NewPatient,
  how: (typeId: number) => Play = () => "right",
  wish: { readonly taskTypeIds?: string } = {},
): Promise<TherapySession> {
  const session = await patient.start(wish);
  server.advance(60_000);
  await patient.send(resultsOf(patient.id, session, server.now(), (task) => how(task.taskType)));
  return session;
}

/** Status and code of a refusal. */
export async function refusal(call: Promise<unknown>): Promise<readonly [number, string]> {
  try {
    await call;
  } catch (error) {
    const { status, code } = error as CallError;
    return [status, code];
  }
  throw new Error("It was not refused.");
}
