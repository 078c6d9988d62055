import type { Insertable, Selectable } from "kysely";
import { v7 } from "uuid";
import type { Trx } from "../../db/database.ts";
import type { CaseloadEventsTable } from "../../db/tables/caseload.ts";
import type { CaseloadTable } from "../../db/tables/identity.ts";

export type CaseloadRow = Selectable<CaseloadTable>;

/** A clinician's own row for a patient. */
export function findEntry(
  trx: Trx,
  clinicianId: string,
  patientId: string,
): Promise<CaseloadRow | undefined> {
  return trx
    .selectFrom("caseload")
    .selectAll()
    .where("clinician_id", "=", clinicianId)
    .where("patient_id", "=", patientId)
    .executeTakeFirst();
}

/** Ends a clinician's own work with a patient; null resumes it. */
export async function setDischarge(
  trx: Trx,
  { clinician_id, patient_id }: Pick<CaseloadRow, "clinician_id" | "patient_id">,
  end: { readonly at: Date; readonly reason: string; readonly note: string | null } | null,
): Promise<void> {
  await trx
    .updateTable("caseload")
    .set({
      discharged_at: end?.at ?? null,
      discharge_reason: end?.reason ?? null,
      discharge_note: end?.note ?? null,
    })
    .where("clinician_id", "=", clinician_id)
    .where("patient_id", "=", patient_id)
    .execute();
}

/** Records what happened between a patient and a clinician. */
export async function insertCaseloadEvent(
  trx: Trx,
  event: Omit<Insertable<CaseloadEventsTable>, "event_id">,
): Promise<void> {
  await trx
    .insertInto("caseload_events")
    .values({ ...event, event_id: v7() })
    .execute();
}

/** Adds a patient to a clinician's caseload. Requires the actor `caseload`. */
export async function insertEntry(
  trx: Trx,
  row: Pick<CaseloadRow, "patient_id" | "clinician_id" | "since">,
): Promise<boolean> {
  const added = await trx
    .insertInto("caseload")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("patient_id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Requires the actor `caseload`. */
export async function deleteEntry(
  trx: Trx,
  { clinician_id, patient_id }: Pick<CaseloadRow, "clinician_id" | "patient_id">,
): Promise<void> {
  await trx
    .deleteFrom("caseload")
    .where("clinician_id", "=", clinician_id)
    .where("patient_id", "=", patient_id)
    .execute();
}
