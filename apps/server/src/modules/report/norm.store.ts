import { minPeers, type Norm, type NormMeasure, peerItemCount } from "@regain/therapy/percentiles";
import type { TableRow } from "@regain/therapy/detailed-table";
import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";

export interface StoredNorm extends Norm, TableRow {
  readonly measure: NormMeasure;
  readonly isSimulated: boolean;
}

/**
 * The norms of these exercises and levels: of patients, of simulated peers, or both. As one JSON
 * value, which is fastest to read.
 */
export async function normsOf(trx: Trx, rows: readonly TableRow[]): Promise<StoredNorm[]> {
  const typeIds = rows.map(({ typeId }) => typeId);
  const levels = rows.map(({ level }) => level);
  const { rows: answer } = await sql<{ norms: StoredNorm[] }>`
    select coalesce(json_agg(n), '[]') as norms from (
      select task_type_id as "typeId", level, measure, is_simulated as "isSimulated", peer_count as count, mean,
        quantiles
      from norms
      where (task_type_id, level) in (select * from unnest(${typeIds}::int[], ${levels}::int[]))
    ) n`.execute(trx);
  return answer[0]!.norms;
}

const hundredths = Array.from({ length: 101 }, (_, index) => index / 100);

/**
 * Recounts the patients' norms. Its twin is `normOf` in packages/therapy, and `totalsOf` defines a
 * mean: the same divisions in the same order, so that equal means are equal numbers.
 */
export async function countNorms(trx: Trx, now: Date): Promise<void> {
  await sql`delete from norms where not is_simulated`.execute(trx);
  await sql`
    insert into norms
    select task_type_id, level, measure, false, count(*), avg(value),
      percentile_cont(${hundredths}::float8[]) within group (order by value), ${now}
    from (
      select task_type_id, level, sum(without_help_sum)::float8 / sum(scored_count) as accuracy,
        sum(latency_sum)::float8 / nullif(sum(latency_count), 0) / 1000 as latency
      from blocks
      group by patient_id, task_type_id, level
      having sum(scored_count) >= ${peerItemCount}
    ) means
    cross join lateral (values ('accuracy', accuracy), ('latency', latency)) as of (measure, value)
    where value is not null
    group by task_type_id, level, measure
    having count(*) >= ${minPeers}`.execute(trx);
}

/** What a demo compares with: `norms` of simulated peers. */
export async function insertSimulatedNorms(
  trx: Trx,
  norms: readonly Omit<StoredNorm, "isSimulated">[],
  now: Date,
): Promise<void> {
  await trx
    .insertInto("norms")
    .values(
      norms.map(({ typeId, level, measure, count, mean, quantiles }) => ({
        task_type_id: typeId,
        level,
        measure,
        is_simulated: true,
        peer_count: count,
        mean,
        quantiles,
        counted_at: now,
      })),
    )
    .execute();
}
