import { sql } from "kysely";
import type { Trx } from "../../../db/database.ts";
import type { CouponRow } from "../../../db/tables/billing.ts";

export function findCoupon(trx: Trx, code: string): Promise<CouponRow | undefined> {
  return trx
    .selectFrom("coupons")
    .selectAll()
    .where("code", "=", code.trim().toUpperCase())
    .executeTakeFirst();
}

/** Whether something was bought for this account with that code. */
export async function hasBoughtWith(trx: Trx, patientId: string, code: string): Promise<boolean> {
  const found = await trx
    .selectFrom("checkouts")
    .select("checkout_id")
    .where("patient_id", "=", patientId)
    .where("state", "=", "complete")
    .where(sql`upper(trim(coupon_code))`, "=", code.trim().toUpperCase())
    .executeTakeFirst();
  return found !== undefined;
}

/** What a patient last said they could pay per month, in cents. */
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
