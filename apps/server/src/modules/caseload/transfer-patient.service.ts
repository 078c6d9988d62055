import { system, type UserActor } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { revokeCardsMadeBy, reassignInvitations } from "../identity/ended-links.service.ts";
import { lockMembers } from "../institution-admins.store.ts";
import { type LetterParts, writeLetter } from "../messaging/letter.service.ts";
import { lockPatient } from "../patient.store.ts";
import { requireActivePatient } from "./active-patient.service.ts";
import { clinicianName } from "./care-team.service.ts";
import { careTeam, colleaguesOf } from "./care-team.store.ts";
import {
  deleteEntry,
  findEntry,
  insertCaseloadEvent,
  insertEntry,
  setDischarge,
} from "./caseload.store.ts";

export interface HandOver {
  readonly patientId: string;
  readonly clinicianId: string;
  readonly keepMe: boolean;
  readonly note?: string | undefined;
}

/** @throws Refusal `already-in-caseload` if the colleague already works with the patient */
async function give(trx: Trx, { patientId, clinicianId }: HandOver, now: Date): Promise<void> {
  const entry = { patient_id: patientId, clinician_id: clinicianId };
  if (await insertEntry(trx, { ...entry, since: now })) return;
  const former = await findEntry(trx, clinicianId, patientId);
  if (!former?.discharged_at) throw new Refusal("already-in-caseload");
  await setDischarge(trx, entry, null);
}

async function writeDown(
  trx: Trx,
  from: string,
  { patientId, clinicianId, note }: HandOver,
  now: Date,
): Promise<void> {
  const common = {
    patient_id: patientId,
    reason: null,
    note: note || null,
    author_id: from,
    at: now,
  };
  await insertCaseloadEvent(trx, {
    ...common,
    clinician_id: from,
    kind: "handed_over",
    other_clinician_id: clinicianId,
  });
  await insertCaseloadEvent(trx, {
    ...common,
    clinician_id: clinicianId,
    kind: "taken_over",
    other_clinician_id: from,
  });
}

/** Removes the patient from the clinician's own caseload, with everything that would lead back to it. */
async function leave(
  trx: Trx,
  clinicianId: string,
  { patientId, clinicianId: colleague }: HandOver,
  now: Date,
): Promise<void> {
  await deleteEntry(trx, { patient_id: patientId, clinician_id: clinicianId });
  await reassignInvitations(trx, { from: clinicianId, to: colleague }, patientId);
  await revokeCardsMadeBy(trx, { clinicianId, patientIds: [patientId] }, now);
}

/**
 * Adds a patient to a colleague's caseload, notifies the colleague without naming the patient, and
 * removes the patient from the clinician's own caseload if wanted.
 * @throws Refusal `no-such-colleague`, `already-in-caseload`, `patient-discharged`, `not-found`
 */
export async function handOver(
  db: Database,
  letters: LetterParts,
  { userId, institutionId }: UserActor,
  order: HandOver,
  now: Date,
): Promise<void> {
  await db.withActor(system("caseload"), async (trx) => {
    // This lock comes first, as in a removal: a colleague who is being removed takes over nobody.
    if (institutionId) await lockMembers(trx, institutionId);
    await lockPatient(trx, order.patientId);
    await requireActivePatient(trx, userId, order.patientId);
    const others = institutionId ? await colleaguesOf(trx, { userId, institutionId }) : [];
    const colleague = others.find(({ id }) => id === order.clinicianId);
    if (!colleague) throw new Refusal("no-such-colleague");
    const team = await careTeam(trx, order.patientId);
    const me = team.find(({ clinician_id }) => clinician_id === userId);
    await give(trx, order, now);
    await writeDown(trx, userId, order, now);
    if (!order.keepMe) await leave(trx, userId, order, now);
    if (colleague.email)
      await writeLetter(
        trx,
        letters,
        {
          kind: "patientHandedOver",
          to: colleague.email,
          userId: colleague.id,
          values: { name: clinicianName(colleague), colleague: me ? clinicianName(me) : "" },
          path: "/dashboard",
        },
        now,
      );
  });
}
