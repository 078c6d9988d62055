import { sendResponses } from "@regain/contract/calls/session/send-responses";
import { CallError } from "@regain/contract/client";
import type { TaskResult } from "@regain/contract/entities/session";
import type { ErrorCode } from "@regain/contract/errors";
import { readAccessToken } from "../../../lib/access-token.ts";
import { call } from "../../../lib/api.ts";
import { keptPatient } from "../../../lib/kept-patient.ts";
import { type Batch, nextBatch } from "./next-batch.ts";
import type { PracticeStore } from "./practice-store.ts";
import type { Receipt } from "./sender.ts";

const notTheirs = new Set([401, 403, 404]);
/** By which the server says that a permit is none, or none for these. */
const permitEnds = new Set<string>(["submit-token-ended", "other-session"] satisfies ErrorCode[]);

/** Said by our server: the page with which a proxy on the way refuses bears no number of a request. */
export const isServersWord = ({ requestId }: CallError): boolean => requestId !== undefined;

/** Refused for who sends them, and not for what they are. */
export const isNotTheirs = (error: unknown): boolean =>
  error instanceof CallError && isServersWord(error) && notTheirs.has(error.status);

const isPermitsEnd = (error: unknown): boolean =>
  error instanceof CallError && isServersWord(error) && permitEnds.has(error.code);

/** Whether this device is signed in, as this patient and not as somebody else. */
export const isSignedInAs = (patientId: string): boolean =>
  readAccessToken() !== undefined && keptPatient()?.user.userId === patientId;

async function batchOf(
  store: PracticeStore,
  patientId: string,
  answers: readonly TaskResult[],
): Promise<Batch | undefined> {
  const permits = await store.permits(patientId);
  return nextBatch(answers, permits, isSignedInAs(patientId));
}

/** Those of the waiting that may go together; none where none may. */
export async function answersToSend(
  store: PracticeStore,
  patientId: string,
  waiting: readonly TaskResult[],
): Promise<readonly TaskResult[]> {
  const batch = await batchOf(store, patientId, waiting);
  return batch?.answers ?? [];
}

/**
 * Sends answers that may go together.
 * @returns what became of them; undefined where they may not go any more, as their permit has ended
 * @throws CallError where the server refuses them or cannot be reached
 */
export async function sendAnswers(
  store: PracticeStore,
  patientId: string,
  answers: readonly TaskResult[],
): Promise<readonly Receipt[] | undefined> {
  const batch = await batchOf(store, patientId, answers);
  if (!batch) return undefined;
  const { permit } = batch;
  try {
    const { results } = await call(
      sendResponses,
      { params: { id: patientId }, body: [...batch.answers] },
      permit ? { token: permit.token } : {},
    );
    return results;
  } catch (error) {
    if (!permit || !isPermitsEnd(error)) throw error;
    // What is left is the sign-in.
    await store.forgetPermit(permit.sessionId);
    return undefined;
  }
}
