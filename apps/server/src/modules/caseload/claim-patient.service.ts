import { system, type UserActor } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { type Concerned, Refusal } from "../../lib/http/refusal.ts";
import { type Account, concernedBy } from "../account.store.ts";
import { isActiveClinician } from "../clinician.store.ts";
import { type Credentials, proveCredentials } from "../identity/proven-credentials.service.ts";
import { lockMembers } from "../institution-admins.store.ts";
import { loadPatient, lockPatient } from "../patient.store.ts";
import { findEntry, insertCaseloadEvent, insertEntry, setDischarge } from "./caseload.store.ts";

/** Adds the patient, or resumes work this clinician had ended. */
async function take(
  trx: Trx,
  { userId: clinicianId, institutionId }: UserActor,
  patient: Account,
  now: Date,
): Promise<void> {
  const { id: patientId } = patient;
  // A clinician removed while the password was being checked no longer has a caseload.
  if (institutionId) await lockMembers(trx, institutionId);
  if (!(await isActiveClinician(trx, clinicianId))) throw new Refusal("session-ended");
  // An unclaimed account may be about to be deleted.
  await lockPatient(trx, patientId);
  await loadPatient(trx, patientId);
  const entry = await findEntry(trx, clinicianId, patientId);
  if (entry && !entry.discharged_at)
    throw new Refusal("already-in-caseload", { about: concernedBy(patient) });
  const pair = { patient_id: patientId, clinician_id: clinicianId };
  const kind = entry ? "readmitted" : "added";
  if (entry) await setDischarge(trx, pair, null);
  else await insertEntry(trx, { ...pair, since: now });
  await insertCaseloadEvent(trx, {
    ...pair,
    kind,
    reason: null,
    note: null,
    author_id: clinicianId,
    other_clinician_id: null,
    at: now,
  });
}

/**
 * Adds a patient to a clinician's caseload. The patient's password shows that they agree; it is
 * checked as at login, with the same limits and the same answers.
 * @returns the patient, also for the audit trail
 * @throws Refusal `wrong-credentials`, `too-many-requests`, `already-in-caseload`; `code-by-mail`
 *   if a password alone does not open the account; `issued-password` if the patient did not choose
 *   it; `session-ended` if the clinician was suspended or removed in the meantime
 */
export async function claimPatient(
  database: Database,
  clinician: UserActor,
  credentials: Credentials,
  now: Date,
): Promise<Concerned> {
  const { account, settle } = await proveCredentials(database, credentials, now);
  const about = concernedBy(account);
  if (account.type !== "patient") throw new Refusal("wrong-credentials", { about });
  const patient = await database.withActor(system("sign-in"), settle);
  if (patient.needs_code) throw new Refusal("code-by-mail", { about });
  // Whoever had it made knows it too, so it does not show what the patient wants.
  if (patient.password_expires_at) throw new Refusal("issued-password", { about });
  await database.withActor(system("caseload"), (trx) => take(trx, clinician, patient, now));
  return about;
}
