import { randomUUID } from "node:crypto";
import type { Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { requireActivePatient } from "../caseload/active-patient.service.ts";
import { issueSubmitToken, type SubmitToken } from "../identity/submit-token.service.ts";
import { loadPatient } from "../patient.store.ts";
import { sessionNamedBy } from "./response.rules.ts";
import { type Session, startScheduled } from "./session.service.ts";
import { clinicSessionsAmong } from "./session.store.ts";

export interface ClinicSession {
  readonly session: Session;
  /** For submitting its results from the clinician's device, even when nobody is signed in there any longer. */
  readonly submit: SubmitToken;
}

/**
 * Opens the session of the homework in the clinic, or returns the open one, whatever the patient's
 * subscription.
 * @throws Refusal as `requireActivePatient` and `scheduleToStart`
 */
export async function startInClinic(
  trx: Trx,
  clinicianId: string,
  patientId: string,
  now: Date,
): Promise<ClinicSession> {
  await requireActivePatient(trx, clinicianId, patientId);
  const patient = await loadPatient(trx, patientId);
  const start = { place: "clinic", now, seed: randomUUID() } as const;
  const session = await startScheduled(trx, patient, undefined, start);
  const subject = { patientId, sessionId: session.row.session_id, issuedTo: clinicianId };
  return { session, submit: await issueSubmitToken(trx, subject, now) };
}

/**
 * A clinician submits what was done in the clinic and nothing else.
 * @throws Refusal `other-session`, for all of them together: what is refused stays on the device
 */
export async function requireClinicResults(
  trx: Trx,
  patientId: string,
  records: readonly unknown[],
): Promise<void> {
  const named = records.map(sessionNamedBy);
  const known = named.filter((one) => one !== undefined);
  const inClinic = await clinicSessionsAmong(trx, patientId, known);
  if (!named.every((one) => one !== undefined && inClinic.has(one)))
    throw new Refusal("other-session");
}
