import type { Trx } from "../../../db/database.ts";
import type { CouponRow } from "../../../db/tables/billing.ts";

export function findCoupon(trx: Trx, code: string): Promise<CouponRow | undefined> {
  return trx
    .selectFrom("coupons")
    .selectAll()
    .where("code", "=", code.trim().toUpperCase())
    .executeTakeFirst();
}

/** What a patient said last that they could pay a month, in cents. */
export async function lastScholarshipAnswer(
  trx: Trx,
  patientId: string,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom("scholarship_answers")
    .select("amount_cents")
    .where("patient_id", "=", patientId)
    .orderBy("answered_at", "desc")
    .orderBy("answer_id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.amount_cents;
}
