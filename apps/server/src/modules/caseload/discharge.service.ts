import { fieldMessages } from "@regain/contract/field-messages";
import type { DischargeReason, ReadmissionReason } from "@regain/contract/entities/caseload";
import type { UserActor } from "../../db/actor.ts";
import type { Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { revokeCardsMadeBy } from "../identity/ended-links.service.ts";
import { requireActivePatient } from "./active-patient.service.ts";
import { careTeam } from "./care-team.store.ts";
import { findEntry, insertCaseloadEvent, setDischarge } from "./caseload.store.ts";
import { lockPatient } from "../patient.store.ts";

interface Step<Reason extends string> {
  readonly reason: Reason;
  readonly note?: string | undefined;
}

/** @throws Refusal `malformed-request` if `other` comes without a note */
function noteOf({ reason, note = "" }: Step<string>): string | null {
  if (reason === "other" && note === "")
    throw new Refusal("malformed-request", { fields: { note: fieldMessages.required } });
  return note === "" ? null : note;
}

/**
 * Ends the clinician's own work with a patient; other clinicians who have the patient continue.
 * Cards this clinician made end if one of the others can make a new one; otherwise they may be the
 * patient's only way in. Requires the actor `caseload`.
 * @throws Refusal `patient-discharged`, `malformed-request`
 */
export async function discharge(
  trx: Trx,
  { userId }: UserActor,
  patientId: string,
  step: Step<DischargeReason>,
  now: Date,
): Promise<void> {
  const note = noteOf(step);
  await lockPatient(trx, patientId);
  await requireActivePatient(trx, userId, patientId);
  const entry = { clinician_id: userId, patient_id: patientId };
  await setDischarge(trx, entry, { at: now, reason: step.reason, note });
  await insertCaseloadEvent(trx, {
    ...entry,
    kind: "discharged",
    reason: step.reason,
    note,
    author_id: userId,
    other_clinician_id: null,
    at: now,
  });
  const team = await careTeam(trx, patientId);
  if (team.some(({ is_at_work: isAtWork }) => isAtWork))
    await revokeCardsMadeBy(trx, { clinicianId: userId, patientIds: [patientId] }, now);
}

/**
 * Resumes the work. What led to the discharge stays in the events.
 * @throws Refusal `patient-not-discharged`, `not-found`, `malformed-request`
 */
export async function readmit(
  trx: Trx,
  { userId }: UserActor,
  patientId: string,
  step: Step<ReadmissionReason>,
  now: Date,
): Promise<void> {
  const note = noteOf(step);
  await lockPatient(trx, patientId);
  const entry = await findEntry(trx, userId, patientId);
  if (!entry) throw new Refusal("not-found");
  if (!entry.discharged_at) throw new Refusal("patient-not-discharged");
  await setDischarge(trx, entry, null);
  await insertCaseloadEvent(trx, {
    patient_id: patientId,
    clinician_id: userId,
    kind: "readmitted",
    reason: step.reason,
    note,
    author_id: userId,
    other_clinician_id: null,
    at: now,
  });
}
