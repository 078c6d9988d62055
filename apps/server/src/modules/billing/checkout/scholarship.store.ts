import { v7 } from "uuid";
import type { Trx } from "../../../db/database.ts";

/** Keeps what a patient says they could pay a month, in cents. What was said last counts. */
export async function insertScholarshipAnswer(
  trx: Trx,
  patientId: string,
  amountCents: number,
  now: Date,
): Promise<void> {
  await trx
    .insertInto("scholarship_answers")
    .values({
      patient_id: patientId,
      answer_id: v7(),
      amount_cents: amountCents,
      answered_at: now,
    })
    .execute();
}
