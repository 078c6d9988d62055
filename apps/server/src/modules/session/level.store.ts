import type { Place } from "@regain/contract/entities/enumerations";
import type { Block } from "@regain/therapy/blocks";
import {
  type LevelBounds,
  type LevelChange,
  type LevelPast,
  levelReasons,
  levelRule,
} from "@regain/therapy/levels";
import type { Insertable, Selectable } from "kysely";
import { sql } from "kysely";
import { v7 } from "uuid";
import type { Trx } from "../../db/database.ts";
import { asPrepared } from "../../db/prepared-statements.ts";
import {
  type LevelChangeRow,
  type LevelChangesTable,
  taskLevelColumns,
  type TaskLevelsTable,
} from "../../db/tables/therapy.ts";

export type TaskLevelRow = Selectable<TaskLevelsTable>;

export async function taskLevels(
  trx: Trx,
  patientId: string,
  typeIds: readonly number[],
): Promise<TaskLevelRow[]> {
  if (typeIds.length === 0) return [];
  return trx
    .selectFrom("task_levels")
    .select(taskLevelColumns)
    .where("patient_id", "=", patientId)
    .where("task_type_id", "=", sql<number>`any(${typeIds}::int[])`)
    .modifyEnd(asPrepared)
    .execute();
}

/** Gives levels to exercises that have none yet. */
export async function insertMissingLevels(
  trx: Trx,
  rows: readonly Insertable<TaskLevelsTable>[],
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto("task_levels")
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the patient has ever answered an item of an exercise, by whosever choice. */
export async function isPractised(trx: Trx, patientId: string, typeId: number): Promise<boolean> {
  const found = await trx
    .selectFrom("blocks")
    .select("session_id")
    .where("patient_id", "=", patientId)
    .where("task_type_id", "=", typeId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Which blocks decide about levels. */
export interface Counted {
  readonly patientId: string;
  readonly typeIds: readonly number[];
  /** Since when the patient's own choices count as the homework does; undefined if they do not. */
  readonly selfGuidedSince: Date | undefined;
}

/** Whether a session `s` counts: the SQL of `countsForLevels` in session.rules.ts. */
const counted = ({ selfGuidedSince }: Counted) => sql`
  (s.kind = 'SCHEDULED' or (s.kind = 'SELF_GUIDED' and s.built_at >= ${selfGuidedSince ?? null}::timestamptz))`;

/**
 * The ended blocks of exercises at their current levels since those were reached, by exercise,
 * oldest first; those of the given last session come last. A block has ended when every item has a
 * result: checked here in SQL, and for the current block by `endCompleted` in response.service.ts.
 */
export async function blocksAtCurrentLevel(
  trx: Trx,
  which: Counted,
  lastSessionId: string,
): Promise<ReadonlyMap<number, readonly Block[]>> {
  const { patientId, typeIds } = which;
  const { rows } = await sql<Omit<Block, "cueCounts">>`
    select b.session_id as "sessionId", b.task_type_id as "typeId", b.level, min(b.place) as place,
      max(b.local_date) as date, sum(b.item_count)::int as "itemCount", sum(b.scored_count)::int as "scoredCount",
      sum(b.accuracy_sum) as "accuracySum", sum(b.without_help_sum) as "withoutHelpSum",
      sum(b.latency_sum) as "latencySum", sum(b.latency_count)::int as "latencyCount"
    from blocks b
    join task_levels l
      on l.patient_id = b.patient_id and l.task_type_id = b.task_type_id and l.level = b.level
    join therapy_sessions s
      on s.patient_id = b.patient_id and s.session_id = b.session_id and s.built_at >= l.since
    where b.patient_id = ${patientId} and l.patient_id = ${patientId} and s.patient_id = ${patientId}
      and b.task_type_id = any(${typeIds}::int[]) and ${counted(which)}
    group by b.session_id, b.task_type_id, b.level
    having sum(b.item_count) = (
      select count(*) from session_items i
      where i.patient_id = ${patientId} and i.session_id = b.session_id and i.task_type_id = b.task_type_id)
    order by b.session_id = ${lastSessionId}, max(b.last_at)`.execute(trx);
  return Map.groupBy(
    rows.map((row) => ({ ...row, cueCounts: {} })),
    ({ typeId }) => typeId,
  );
}

/** A change to record: by the end of a block, an assessment or a clinician. */
export interface LevelStep extends Pick<LevelChange, "from" | "to" | "percents"> {
  readonly reason: LevelChangesTable["reason"];
  readonly by:
    | { readonly sessionId: string }
    /** With the patient's own day, which no answer provides. */
    | { readonly authorId: string; readonly day: string };
}

/**
 * The patient's day of the last answer a change rests on: in its block, or in the whole assessment.
 * Null for a clinician's change.
 */
const dayOfAnswers = ({
  patient_id,
  session_id,
  task_type_id,
  reason,
}: Pick<LevelChangeRow, "patient_id" | "session_id" | "task_type_id" | "reason">) =>
  sql<string | null>`(
    select local_date from responses
    where patient_id = ${patient_id} and session_id = ${session_id}
      and (task_type_id = ${task_type_id} or ${reason === "placed-by-assessment"})
    order by ended_at desc, uuid limit 1)`;

export async function changeLevel(
  trx: Trx,
  { patient_id, task_type_id }: Pick<TaskLevelRow, "patient_id" | "task_type_id">,
  { from, to, reason, percents, by }: LevelStep,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("task_levels")
    .set({ level: to, since: now, ...("sessionId" in by ? { author_id: null } : {}) })
    .where("patient_id", "=", patient_id)
    .where("task_type_id", "=", task_type_id)
    .execute();
  const row = {
    patient_id,
    change_id: v7(),
    task_type_id,
    session_id: "sessionId" in by ? by.sessionId : null,
    author_id: "authorId" in by ? by.authorId : null,
    from_level: from,
    to_level: to,
    reason,
    percents: [...percents],
    changed_at: now,
  };
  const local_date = "day" in by ? by.day : dayOfAnswers(row);
  await trx
    .insertInto("level_changes")
    .values({ ...row, local_date })
    .execute();
}

/** Records that a clinician wants the level the exercise has. */
export async function setByHand(
  trx: Trx,
  { patient_id, task_type_id }: Pick<TaskLevelRow, "patient_id" | "task_type_id">,
  authorId: string,
): Promise<void> {
  await trx
    .updateTable("task_levels")
    .set({ author_id: authorId })
    .where("patient_id", "=", patient_id)
    .where("task_type_id", "=", task_type_id)
    .execute();
}

/** Sets the bounds of exercises that have a level. */
export async function updateBounds(
  trx: Trx,
  { patient_id, task_type_id }: Pick<TaskLevelRow, "patient_id" | "task_type_id">,
  { isLocked, floor, ceiling }: LevelBounds,
): Promise<void> {
  await trx
    .updateTable("task_levels")
    .set({ is_locked: isLocked, floor, ceiling })
    .where("patient_id", "=", patient_id)
    .where("task_type_id", "=", task_type_id)
    .execute();
}

/** Whether a change `c` came at a block's end: the SQL of `isByRule` in session.rules.ts. */
const byRule = sql`c.reason = any(${levelReasons}::text[])`;

/** The patient's past at these exercises: was a level ever too hard, and was the next one recently? */
export async function levelPasts(
  trx: Trx,
  which: Counted,
): Promise<ReadonlyMap<number, LevelPast>> {
  const { patientId, typeIds } = which;
  const { rows } = await sql<LevelPast & { typeId: number }>`
    select l.task_type_id as "typeId",
      exists (select from level_changes c
        where c.patient_id = ${patientId} and c.task_type_id = l.task_type_id
          and c.to_level < c.from_level and ${byRule}) as "hasSteppedDown",
      coalesce((
        select (select count(distinct b.session_id) from blocks b
          join therapy_sessions s on s.patient_id = b.patient_id and s.session_id = b.session_id
          where b.patient_id = ${patientId} and s.patient_id = ${patientId}
            and b.task_type_id = l.task_type_id and ${counted(which)}
            and s.built_at >= max(c.changed_at)) < ${levelRule.again.withinBlocks}
        from level_changes c
        where c.patient_id = ${patientId} and c.task_type_id = l.task_type_id
          and c.from_level = l.level + 1 and c.to_level = l.level and ${byRule}
        having count(*) > 0), false) as "wasNextTooHard"
    from task_levels l
    where l.patient_id = ${patientId} and l.task_type_id = any(${typeIds}::int[])`.execute(trx);
  return new Map(rows.map(({ typeId, ...past }) => [typeId, past]));
}

/** Changes since then, latest first. */
export function levelChangesSince(
  trx: Trx,
  patientId: string,
  since: Date,
): Promise<LevelChangeRow[]> {
  return trx
    .selectFrom("level_changes")
    .selectAll()
    .where("patient_id", "=", patientId)
    .where("changed_at", ">=", since)
    .orderBy("changed_at", "desc")
    .orderBy("task_type_id")
    .execute();
}

export interface PlacedChange extends LevelChangeRow {
  /** Where the session that led to it took place; null if a clinician made it. */
  readonly place: Place | null;
}

/** All changes of a patient's levels, in the order they were made. */
export function placedChanges(trx: Trx, patientId: string): Promise<PlacedChange[]> {
  return trx
    .selectFrom("level_changes as c")
    .leftJoin("therapy_sessions as s", (join) =>
      join.onRef("s.patient_id", "=", "c.patient_id").onRef("s.session_id", "=", "c.session_id"),
    )
    .selectAll("c")
    .select("s.place")
    .where("c.patient_id", "=", patientId)
    .orderBy("c.changed_at")
    .orderBy("c.task_type_id", "desc")
    .execute();
}

export interface UndatedChange extends LevelChangeRow {
  readonly time_zone: string;
}

/** Changes without a day, with the zone their patients are in now. */
export function undatedChanges(trx: Trx, most: number): Promise<UndatedChange[]> {
  return trx
    .selectFrom("level_changes as c")
    .innerJoin("users as u", "u.id", "c.patient_id")
    .selectAll("c")
    .select("u.time_zone")
    .where("c.local_date", "is", null)
    .limit(most)
    .execute();
}

/** Gives a change its day: that of the answers it rests on, otherwise `orElse`. */
export async function dateChange(trx: Trx, change: LevelChangeRow, orElse: string): Promise<void> {
  await trx
    .updateTable("level_changes")
    .set({ local_date: sql`coalesce(${dayOfAnswers(change)}, ${orElse}::date)` })
    .where("patient_id", "=", change.patient_id)
    .where("change_id", "=", change.change_id)
    .execute();
}
