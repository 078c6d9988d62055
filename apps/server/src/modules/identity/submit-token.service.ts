import { dayMs } from "@regain/contract/durations";
import { system, type SubmitterActor } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { findSubmitToken, insertSubmitToken } from "./submit-token.store.ts";
import { newToken, tokenHash } from "./token.ts";

/** How long a device may submit the results of a session without a sign-in, in ms. Using it does not extend it. */
const submitLife = 30 * dayMs;

export interface SubmitToken {
  /** Stored nowhere. */
  readonly token: string;
  readonly expiresAt: Date;
}

interface SubmitSubject {
  readonly patientId: string;
  readonly sessionId: string;
  /** The clinician who opened the session in the clinic. */
  readonly issuedTo?: string;
}

/** A token for the results of this therapy session, and for nothing else. */
export async function issueSubmitToken(
  trx: Trx,
  { patientId, sessionId, issuedTo }: SubmitSubject,
  now: Date,
): Promise<SubmitToken> {
  const token = newToken("submit");
  const expiresAt = new Date(now.getTime() + submitLife);
  await insertSubmitToken(trx, {
    patient_id: patientId,
    token_hash: tokenHash(token),
    session_id: sessionId,
    issued_to: issuedTo ?? null,
    created_at: now,
    expires_at: expiresAt,
  });
  return { token, expiresAt };
}

/** What this patient's token is for, if it is live. */
export async function identifySubmitter(
  database: Database,
  token: string,
  patientId: string | undefined,
  now: Date,
): Promise<SubmitterActor | undefined> {
  if (!patientId) return undefined;
  const found = await database.withActor(system("sign-in"), (trx) =>
    findSubmitToken(trx, patientId, tokenHash(token), now),
  );
  if (!found) return undefined;
  const userId = found.issued_to ?? patientId;
  return { kind: "submitter", patientId, userId, sessionId: found.session_id };
}
