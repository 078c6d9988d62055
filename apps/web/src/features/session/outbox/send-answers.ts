import { sendResponses } from "@regain/contract/calls/session/send-responses";
import { CallError } from "@regain/contract/client";
import type { TaskResult } from "@regain/contract/entities/session";
import type { ErrorCode } from "@regain/contract/errors";
import { readAccessToken } from "../../../lib/access-token.ts";
import { callInPractice } from "../../../lib/api.ts";
import { keptPatient, namedUser } from "../../../lib/kept-patient.ts";
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

/** By patient, the sign-in that was refused for their answers: it is asked no more, and what has a permit goes past it. */
const refusedFor = new Map<string, string>();

/**
 * Whether the sign-in of this device may send an answer: its patient's, or that of the clinician in whose hands it was
 * given in the clinic.
 */
function maySend({ patientId, userId }: TaskResult): boolean {
  const token = readAccessToken();
  if (token === undefined || refusedFor.get(patientId) === token) return false;
  return keptPatient()?.user.userId === patientId || namedUser() === userId;
}

async function batchOf(
  store: PracticeStore,
  patientId: string,
  answers: readonly TaskResult[],
): Promise<Batch | undefined> {
  const permits = await store.permits(patientId);
  return nextBatch(answers, permits, maySend);
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
 * @returns what became of them; undefined where they may not go any more, as their permit or the sign-in has ended
 * @throws CallError where the server refuses them or cannot be reached; Error where something else has answered
 */
export async function sendAnswers(
  store: PracticeStore,
  patientId: string,
  answers: readonly TaskResult[],
): Promise<readonly Receipt[] | undefined> {
  const batch = await batchOf(store, patientId, answers);
  if (!batch) return undefined;
  const { permit } = batch;
  const signIn = readAccessToken();
  try {
    const { results } = await callInPractice(
      sendResponses,
      { params: { id: patientId }, body: [...batch.answers] },
      permit ? { token: permit.token } : {},
    );
    // Its type is the contract's word, and not that of whatever stands between.
    if (!Array.isArray(results)) throw new Error("This is no answer of the server's.");
    return results;
  } catch (error) {
    if (!(permit ? isPermitsEnd(error) : isNotTheirs(error))) throw error;
    // What is left is the sign-in, or the next one.
    if (permit) await store.forgetPermit(permit.sessionId);
    else if (signIn !== undefined) refusedFor.set(patientId, signIn);
    return undefined;
  }
}
