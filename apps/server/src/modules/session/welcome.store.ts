import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import { plannedOnce } from "../../db/planned-once.ts";

export interface OpenItem {
  readonly typeId: number;
  readonly count: number;
}

/** Items without a result in a session, by exercise. */
export async function openItems(
  trx: Trx,
  patientId: string,
  sessionId: string,
): Promise<OpenItem[]> {
  return trx
    .selectFrom("session_items as i")
    .leftJoin("responses as r", (join) =>
      join.onRef("r.patient_id", "=", "i.patient_id").onRef("r.task_id", "=", "i.task_id"),
    )
    .select((eb) => ["i.task_type_id as typeId", eb.fn.countAll<number>().as("count")])
    .where("i.patient_id", "=", patientId)
    .where("i.session_id", "=", sessionId)
    .where("r.uuid", "is", null)
    .groupBy("i.task_type_id")
    .execute();
}

/** Whether the patient has practised before, ever. */
export async function hasPractised(trx: Trx, patientId: string): Promise<boolean> {
  const { rows } = await sql<{ hasPractised: boolean }>`
    select exists (select from practice_days where patient_id = ${patientId}) as "hasPractised"
    ${plannedOnce}`.execute(trx);
  return rows[0]!.hasPractised;
}
