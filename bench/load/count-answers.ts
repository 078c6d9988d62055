import { sql } from "kysely";
import type { OwnedDatabase } from "../../apps/server/src/db/database.ts";
import type { Acknowledged } from "./plan.ts";

/** What became of answers, according to the database. */
export interface AnswerCounts {
  /** In the database. */
  readonly stored: number;
  /** Acknowledged, but not in the database: must be none. */
  readonly lost: number;
  /** More rows than items, or counted more than once in the reports: must be none. */
  readonly doubled: number;
  /** Scored differently by the server than by the player: must be none. */
  readonly differing: number;
}

/** Compares what was acknowledged with what is stored, in a database that nobody else has filled. */
export async function countAnswers(
  { owner }: OwnedDatabase,
  acknowledged: readonly Acknowledged[],
): Promise<AnswerCounts> {
  const patients = acknowledged.map(([patientId]) => patientId);
  const uuids = acknowledged.map(([, uuid]) => uuid);
  const { rows } = await sql<AnswerCounts>`
    with said as (select * from unnest(${patients}::uuid[], ${uuids}::uuid[]) as t (patient_id, uuid)),
    held as (select count(*)::int as n, count(distinct (patient_id, task_id))::int as items,
      count(*) filter (where score_differs)::int as differing from responses),
    counted as (select coalesce(sum(item_count), 0)::int as n from blocks)
    select held.n as stored, held.differing,
      (held.n - held.items) + greatest(0, counted.n - held.n) as doubled,
      (select count(*)::int from said where not exists
        (select 1 from responses r where r.patient_id = said.patient_id and r.uuid = said.uuid)) as lost
    from held, counted`.execute(owner);
  return rows[0]!;
}
