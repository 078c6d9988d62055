import type { AttentionKind } from "@regain/contract/entities/caseload";
import type { Trx } from "../../db/database.ts";
import type { Dismissal } from "./attention.rules.ts";

export interface PatientDismissal extends Dismissal {
  readonly patientId: string;
}

/** What a clinician has dismissed. */
export function dismissalsOf(trx: Trx, clinicianId: string): Promise<PatientDismissal[]> {
  return trx
    .selectFrom("attention_dismissals")
    .select(["patient_id as patientId", "kind", "matter", "dismissed_at as dismissedAt"])
    .where("clinician_id", "=", clinicianId)
    .execute();
}

export interface DismissedKind {
  readonly patientId: string;
  readonly clinicianId: string;
  readonly kind: AttentionKind;
}

export async function insertDismissal(
  trx: Trx,
  { patientId, clinicianId, kind }: DismissedKind,
  matter: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto("attention_dismissals")
    .values({
      patient_id: patientId,
      clinician_id: clinicianId,
      kind,
      matter,
      dismissed_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["patient_id", "clinician_id", "kind"])
        .doUpdateSet({ matter, dismissed_at: now }),
    )
    .execute();
}

export async function deleteDismissal(
  trx: Trx,
  { patientId, clinicianId, kind }: DismissedKind,
): Promise<void> {
  await trx
    .deleteFrom("attention_dismissals")
    .where("patient_id", "=", patientId)
    .where("clinician_id", "=", clinicianId)
    .where("kind", "=", kind)
    .execute();
}
