import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";

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

export interface PracticeSoFar {
  readonly hasHistory: boolean;
  /** A scheduled session came to its end on that day. */
  readonly isGoalMet: boolean;
}

export async function practiceSoFar(
  trx: Trx,
  patientId: string,
  timeZone: string,
  today: string,
): Promise<PracticeSoFar> {
  const { rows } = await sql<PracticeSoFar>`
    select
      exists (select from practice_days where patient_id = ${patientId}) as "hasHistory",
      exists (select from therapy_sessions
        where patient_id = ${patientId} and kind = 'SCHEDULED'
          and (finished_at at time zone ${timeZone})::date = ${today}::date) as "isGoalMet"`.execute(
    trx,
  );
  return rows[0]!;
}
