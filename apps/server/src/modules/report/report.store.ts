import type { Place } from "@regain/contract/entities/enumerations";
import type { Block } from "@regain/therapy/blocks";
import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";

export interface BlockQuery {
  readonly patientId: string;
  /** The first day; from the beginning if not given. */
  readonly from?: string;
  /** The last day, included. */
  readonly to: string;
  /** Everywhere if not given. */
  readonly place?: Place;
}

type Columns<Row> = { readonly [Name in keyof Row]: readonly Row[Name][] };

/** A patient's blocks, oldest first. */
export async function blocksUntil(
  trx: Trx,
  { patientId, from, to, place }: BlockQuery,
): Promise<Block[]> {
  // A single value with one list per column: rows that each repeat the names take the database twice as long.
  const { rows } = await sql<{ columns: Columns<Block> }>`
    select json_build_object(
      'sessionId', coalesce(json_agg(session_id), '[]'), 'typeId', json_agg(task_type_id), 'level', json_agg(level),
      'place', json_agg(place), 'date', json_agg(local_date), 'itemCount', json_agg(item_count),
      'scoredCount', json_agg(scored_count), 'accuracySum', json_agg(accuracy_sum),
      'withoutHelpSum', json_agg(without_help_sum), 'latencySum', json_agg(latency_sum),
      'latencyCount', json_agg(latency_count), 'cueCounts', json_agg(cue_counts)) as columns
    from (
      select * from blocks
      where patient_id = ${patientId} and local_date <= ${to}
        and (${from ?? null}::date is null or local_date >= ${from ?? null})
        and (${place ?? null}::text is null or place = ${place ?? null})
      order by local_date, first_at
    ) b`.execute(trx);
  const { columns } = rows[0]!;
  return columns.sessionId.map((sessionId, index) => ({
    sessionId,
    typeId: columns.typeId[index]!,
    level: columns.level[index]!,
    place: columns.place[index]!,
    date: columns.date[index]!,
    itemCount: columns.itemCount[index]!,
    scoredCount: columns.scoredCount[index]!,
    accuracySum: columns.accuracySum[index]!,
    withoutHelpSum: columns.withoutHelpSum[index]!,
    latencySum: columns.latencySum[index]!,
    latencyCount: columns.latencyCount[index]!,
    cueCounts: columns.cueCounts[index]!,
  }));
}

/** Undefined before the first practice. */
export async function firstPracticeDay(trx: Trx, patientId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom("practice_days")
    .select((of) => of.fn.min<string | null>("local_date").as("day"))
    .where("patient_id", "=", patientId)
    .executeTakeFirst();
  return row?.day ?? undefined;
}
