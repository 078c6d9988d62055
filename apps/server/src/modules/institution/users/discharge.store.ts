import { sql } from "kysely";
import type { Trx } from "../../../db/database.ts";

/** What an institution took over and pays for as long as the patient belongs to it. */
export function openEndedSponsorship(trx: Trx, patientId: string) {
  return trx
    .selectFrom("subscriptions")
    .select("agreed_until")
    .where("patient_id", "=", patientId)
    .where("status", "=", "paying")
    .where("payment_source", "=", "none")
    .where("period_ends_at", "is", null)
    .executeTakeFirst();
}

/**
 * Somebody who has not finished their account yet will finish it without the institution; months
 * that are paid for stay.
 */
export async function forgetAgreement(
  trx: Trx,
  patientId: string,
  institutionId: string,
): Promise<void> {
  await trx
    .updateTable("link_tokens")
    .set({ data: sql`data - 'institutionId'` })
    .where("user_id", "=", patientId)
    .where("purpose", "=", "activation")
    .where(sql<boolean>`data ->> 'institutionId' = ${institutionId}`)
    .execute();
}
