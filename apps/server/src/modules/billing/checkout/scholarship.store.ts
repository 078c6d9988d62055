import { v7 } from "uuid";
import type { Trx } from "../../../db/database.ts";

/** Stores what a patient says they could pay per month, in cents. The last answer counts. */
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
