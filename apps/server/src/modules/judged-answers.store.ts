import type { Place } from "@regain/contract/entities/enumerations";
import type { DayRange } from "@regain/therapy/performance";
import { spokenTypeIds } from "@regain/therapy/task-types/registry";
import { sql } from "kysely";
import type { Trx } from "../db/database.ts";

const happened = (event: object) => sql`r.events @> ${JSON.stringify([event])}::jsonb`;

/** An answer `r` to such an exercise that counts as right because the patient said that it was. */
const isMarkedRight = sql<boolean>`
  r.result in ('correct', 'correct_w_help') and ${happened({ kind: "mark", correct: true })}`;

/** Who decided how an answer counts, before any correction. */
export type Judge = "rule" | "patient" | "recognizer";

/**
 * Who judged an answer `r`; null if it was skipped. A spoken one that nothing listened to and the patient did not mark
 * as right was the patient's to judge, too.
 */
export const judgeOf = sql<Judge | null>`
  case when r.result is null then null
    when r.task_type_id <> all(${spokenTypeIds}::integer[]) or not ${happened({ kind: "record" })} then 'rule'
    when ${isMarkedRight} then 'patient'
    when ${happened({ kind: "heard" })} then 'recognizer'
    else 'patient' end`;

/** How many answers of one exercise at one level, on one day at one place, people judged. */
export interface JudgedCount {
  readonly date: string;
  readonly place: Place;
  readonly typeId: number;
  readonly level: number;
  /** Marked right by the patient, and not corrected since. */
  readonly marked: number;
  /** Corrected by a clinician. */
  readonly corrected: number;
}

/**
 * Answers that people judged, of practice on these days. Of spoken answers those of these days are looked through, block
 * by block; of any others only those that were corrected. `offset 0` keeps it so without statistics, too.
 */
export async function judgedCounts(
  trx: Trx,
  patientId: string,
  { from, to }: DayRange,
): Promise<JudgedCount[]> {
  const { rows } = await sql<{ counts: JudgedCount[] }>`
    with corrected as materialized (
      select distinct response_uuid as uuid from response_corrections where patient_id = ${patientId}),
    judged as (
      select b.local_date, b.place, b.task_type_id, b.level, 1 as marked, 0 as corrected from blocks b
      cross join lateral (
        select r.uuid from responses r
        where r.patient_id = ${patientId} and r.session_id = b.session_id and r.task_type_id = b.task_type_id
          and r.level = b.level and r.local_date = b.local_date and ${isMarkedRight}
        offset 0) r
      where b.patient_id = ${patientId} and b.local_date between ${from} and ${to}
        and b.task_type_id = any(${spokenTypeIds}::integer[]) and r.uuid not in (select uuid from corrected)
      union all
      select b.local_date, b.place, b.task_type_id, b.level, 0, 1 from corrected c
      cross join lateral (
        select * from responses r where r.patient_id = ${patientId} and r.uuid = c.uuid
          and r.local_date between ${from} and ${to} offset 0) r
      cross join lateral (
        select * from blocks b where b.patient_id = ${patientId} and b.local_date = r.local_date
          and b.session_id = r.session_id and b.task_type_id = r.task_type_id and b.level = r.level offset 0) b)
    select coalesce(json_agg(c), '[]') as counts from (
      select local_date as date, place, task_type_id as "typeId", level,
        sum(marked)::int as marked, sum(corrected)::int as corrected
      from judged group by local_date, place, task_type_id, level
      order by local_date, place, task_type_id, level
    ) c`.execute(trx);
  return rows[0]!.counts;
}

/** Several counts as one. */
export const judgedTotals = (counts: readonly JudgedCount[]) => ({
  marked: counts.reduce((total, one) => total + one.marked, 0),
  corrected: counts.reduce((total, one) => total + one.corrected, 0),
});
