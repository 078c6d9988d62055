import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import { asPrepared } from "../../db/prepared-statements.ts";

/** Whether the patient has ever practiced. */
export async function hasPractised(trx: Trx, patientId: string): Promise<boolean> {
  const { rows } = await sql<{ hasPractised: boolean }>`
    select exists (select from practice_days where patient_id = ${patientId}) as "hasPractised"
    ${asPrepared}`.execute(trx);
  return rows[0]!.hasPractised;
}
