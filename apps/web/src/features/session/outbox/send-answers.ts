import { sendResponses } from "@regain/contract/calls/session/send-responses";
import { CallError } from "@regain/contract/client";
import type { TaskResult } from "@regain/contract/entities/session";
import { readAccessToken } from "../../../lib/access-token.ts";
import { call } from "../../../lib/api.ts";
import { keptPatient } from "../../../lib/kept-patient.ts";
import { nextBatch } from "./next-batch.ts";
import type { PracticeStore } from "./practice-store.ts";
import type { Receipt } from "./sender.ts";

const notTheirs = new Set([401, 403, 404]);

/** Refused for who sends them, and not for what they are. */
export const isNotTheirs = (error: unknown): boolean =>
  error instanceof CallError && notTheirs.has(error.status);

/** Whether this device is signed in, as this patient and not as somebody else. */
export const isSignedInAs = (patientId: string): boolean =>
  readAccessToken() !== undefined && keptPatient()?.user.userId === patientId;

/**
 * Sends those of the answers that may go together; answers what became of them.
 * @throws CallError where none may go, or the server refuses them or cannot be reached
 */
export async function sendAnswers(
  store: PracticeStore,
  patientId: string,
  answers: readonly TaskResult[],
): Promise<readonly Receipt[]> {
  const permits = await store.permits(patientId);
  const batch = nextBatch(answers, permits, isSignedInAs(patientId));
  if (!batch) throw new CallError(401, "not-signed-in", "Nobody is signed in.");
  const { permit } = batch;
  try {
    const { results } = await call(
      sendResponses,
      { params: { id: patientId }, body: [...batch.answers] },
      permit ? { token: permit.token } : {},
    );
    return results;
  } catch (error) {
    if (!permit || !isNotTheirs(error)) throw error;
    // It has ended. What is left is the sign-in.
    await store.forgetPermit(permit.sessionId);
    return sendAnswers(store, patientId, answers);
  }
}
