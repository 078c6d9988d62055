import type { Place } from "@regain/contract/entities/enumerations";
import type { Block } from "@regain/therapy/blocks";
import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";

export interface BlockQuery {
  readonly patientId: string;
  /** The first day; since the beginning where it is not given. */
  readonly from?: string;
  /** The last day, included. */
  readonly to: string;
  /** Everywhere where it is not given. */
  readonly place?: Place;
}

/**
 * A patient's blocks, oldest first. They come as one JSON value: thousands of rows of a long history would take
 * several times as long on their way.
 */
export async function blocksUntil(
  trx: Trx,
  { patientId, from, to, place }: BlockQuery,
): Promise<Block[]> {
  const { rows } = await sql<{ blocks: Block[] }>`
    select coalesce(json_agg(b), '[]') as blocks from (
      select session_id as "sessionId", task_type_id as "typeId", level, place, local_date as date,
        item_count as "itemCount", scored_count as "scoredCount", accuracy_sum as "accuracySum",
        without_help_sum as "withoutHelpSum", latency_sum as "latencySum", latency_count as "latencyCount",
        cue_counts as "cueCounts"
      from blocks
      where patient_id = ${patientId} and local_date <= ${to}
        and (${from ?? null}::date is null or local_date >= ${from ?? null})
        and (${place ?? null}::text is null or place = ${place ?? null})
      order by local_date, first_at
    ) b`.execute(trx);
  return rows[0]!.blocks;
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
