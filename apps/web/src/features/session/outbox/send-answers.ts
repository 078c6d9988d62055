import { sendResponses } from "@regain/contract/calls/session/send-responses";
import { CallError } from "@regain/contract/client";
import type { TaskResult } from "@regain/contract/entities/session";
import type { ErrorCode } from "@regain/contract/errors";
import { readAccessToken } from "../../../lib/access-token.ts";
import { callInPractice } from "../../../lib/api.ts";
import { keptPatient, namedUser } from "../../../lib/kept-patient.ts";
import { type Batch, nextBatch } from "./next-batch.ts";
import type { PracticeStore } from "./practice-store.ts";
import type { RecordStatus } from "./sender.ts";

const notTheirs = new Set([401, 403, 404]);
/** Codes by which the server says that a submit token is not valid, or not for these answers. */
const permitEnds = new Set<string>(["submit-token-ended", "other-session"] satisfies ErrorCode[]);

/** Said by our server: the error page of a proxy in between has no request ID. */
export const isFromServer = ({ requestId }: CallError): boolean => requestId !== undefined;

/** Refused because of who sends them, not because of what they are. */
export const isAuthRefusal = (error: unknown): boolean =>
  error instanceof CallError && isFromServer(error) && notTheirs.has(error.status);

const isPermitsEnd = (error: unknown): boolean =>
  error instanceof CallError && isFromServer(error) && permitEnds.has(error.code);

/** They are sent once that is done, by the same sign-in. */
const isHeldUp = (error: unknown): boolean =>
  error instanceof CallError && error.code === ("new-password-needed" satisfies ErrorCode);

/**
 * By patient, the sign-in that was refused for their answers: it is not tried again, and answers with a
 * submit token go past it.
 */
const refusedFor = new Map<string, string>();

/**
 * Whether this device's sign-in may send an answer: it is the patient's, or that of the clinician with whom
 * the answer was given in the clinic.
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
  const submitTokens = await store.submitTokens(patientId);
  return nextBatch(answers, submitTokens, maySend);
}

/** Those of the waiting answers that may be sent together; empty if none may. */
export async function answersToSend(
  store: PracticeStore,
  patientId: string,
  waiting: readonly TaskResult[],
): Promise<readonly TaskResult[]> {
  const batch = await batchOf(store, patientId, waiting);
  return batch?.answers ?? [];
}

/**
 * Sends answers that may be sent together.
 * @returns what became of them; undefined if they may no longer be sent because their submit token or the sign-in
 *   has expired
 * @throws CallError if the server refuses them or cannot be reached; Error if something else has answered
 */
export async function sendAnswers(
  store: PracticeStore,
  patientId: string,
  answers: readonly TaskResult[],
): Promise<readonly RecordStatus[] | undefined> {
  const batch = await batchOf(store, patientId, answers);
  if (!batch) return undefined;
  const { submitToken } = batch;
  const signIn = readAccessToken();
  try {
    const { results } = await callInPractice(
      sendResponses,
      { params: { id: patientId }, body: [...batch.answers] },
      submitToken ? { token: submitToken.token } : {},
    );
    // The contract vouches for the type, but a proxy in between may have answered.
    if (!Array.isArray(results)) throw new Error("This is no answer of the server's.");
    return results;
  } catch (error) {
    if (isHeldUp(error)) throw error;
    if (!(submitToken ? isPermitsEnd(error) : isAuthRefusal(error))) throw error;
    // What is left to try is the sign-in, or the next one.
    if (submitToken) await store.deleteSubmitToken(submitToken.sessionId);
    else if (signIn !== undefined) refusedFor.set(patientId, signIn);
    return undefined;
  }
}
