import type { Place } from "@regain/contract/entities/enumerations";
import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import { asPrepared } from "../../db/prepared-statements.ts";
import {
  sessionItemColumns,
  type SessionItemRow,
  therapySessionColumns,
  type TherapySessionRow,
  type TherapySessionsTable,
} from "../../db/tables/therapy.ts";
import { resumableMs } from "./session.rules.ts";

export interface OpenSessionQuery {
  readonly patientId: string;
  readonly scheduleId: string | null;
  readonly place: Place;
}

/** The unfinished session of a schedule, or of the patient's own choice if that is null. */
export function findOpenSession(
  trx: Trx,
  { patientId, scheduleId, place }: OpenSessionQuery,
): Promise<TherapySessionRow | undefined> {
  return trx
    .selectFrom("therapy_sessions")
    .select(therapySessionColumns)
    .where("patient_id", "=", patientId)
    .where("kind", "=", scheduleId ? "SCHEDULED" : "SELF_GUIDED")
    .where("schedule_id", "is not distinct from", scheduleId)
    .where("place", "=", place)
    .where("finished_at", "is", null)
    .where("abandoned_at", "is", null)
    .modifyEnd(asPrepared)
    .executeTakeFirst();
}

export async function insertSession(
  trx: Trx,
  session: TherapySessionsTable,
  items: readonly SessionItemRow[],
): Promise<void> {
  await trx.insertInto("therapy_sessions").values(session).execute();
  await sql`insert into session_items
    select * from jsonb_populate_recordset(null::session_items, ${JSON.stringify(items)}::jsonb)`.execute(
    trx,
  );
}

export function requireSession(
  trx: Trx,
  patientId: string,
  sessionId: string,
): Promise<TherapySessionRow> {
  return trx
    .selectFrom("therapy_sessions")
    .selectAll()
    .where("patient_id", "=", patientId)
    .where("session_id", "=", sessionId)
    .executeTakeFirstOrThrow();
}

/** Which of these are sessions of the patient in the clinic. */
export async function clinicSessionsAmong(
  trx: Trx,
  patientId: string,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom("therapy_sessions")
    .select("session_id")
    .where("patient_id", "=", patientId)
    .where("session_id", "=", sql<string>`any(${sessionIds}::uuid[])`)
    .where("place", "=", "clinic")
    .execute();
  return new Set(rows.map((row) => row.session_id));
}

/** The items of a session, in order. */
export function sessionItems(
  trx: Trx,
  { patient_id, session_id }: Pick<TherapySessionRow, "patient_id" | "session_id">,
): Promise<SessionItemRow[]> {
  return trx
    .selectFrom("session_items")
    .select(sessionItemColumns)
    .where("patient_id", "=", patient_id)
    .where("session_id", "=", session_id)
    .orderBy("position")
    .modifyEnd(asPrepared)
    .execute();
}

export async function answeredTaskIds(
  trx: Trx,
  { patient_id, session_id }: Pick<TherapySessionRow, "patient_id" | "session_id">,
): Promise<string[]> {
  const rows = await trx
    .selectFrom("responses")
    .select("task_id")
    .where("patient_id", "=", patient_id)
    .where("session_id", "=", session_id)
    .orderBy("task_id")
    .modifyEnd(asPrepared)
    .execute();
  return rows.map((row) => row.task_id);
}

export async function endSession(
  trx: Trx,
  patientId: string,
  sessionId: string,
  end: { readonly finished_at: Date } | { readonly abandoned_at: Date },
): Promise<void> {
  await trx
    .updateTable("therapy_sessions")
    .set(end)
    .where("patient_id", "=", patientId)
    .where("session_id", "=", sessionId)
    .where("finished_at", "is", null)
    .execute();
}

/** Marks a session built ahead as started. One started earlier stays as it is. */
export async function recordStart(
  trx: Trx,
  { patient_id, session_id }: Pick<TherapySessionRow, "patient_id" | "session_id">,
  startedAt: Date,
): Promise<void> {
  await trx
    .updateTable("therapy_sessions")
    .set({ started_at: startedAt })
    .where("patient_id", "=", patient_id)
    .where("session_id", "=", session_id)
    .where("started_at", "is", null)
    .execute();
}

/** Reopens a session that was dropped. */
export async function reopenSession(
  trx: Trx,
  { patient_id, session_id }: Pick<TherapySessionRow, "patient_id" | "session_id">,
): Promise<void> {
  await trx
    .updateTable("therapy_sessions")
    .set({ abandoned_at: null })
    .where("patient_id", "=", patient_id)
    .where("session_id", "=", session_id)
    .execute();
}

/** Whether a session is dropped now, not when its row was read. */
export async function isDropped(
  trx: Trx,
  { patient_id, session_id }: Pick<TherapySessionRow, "patient_id" | "session_id">,
): Promise<boolean> {
  const { abandoned_at } = await trx
    .selectFrom("therapy_sessions")
    .select("abandoned_at")
    .where("patient_id", "=", patient_id)
    .where("session_id", "=", session_id)
    .executeTakeFirstOrThrow();
  return abandoned_at !== null;
}

/** Ends sessions built ahead that nobody has started. */
export async function abandonUnstarted(trx: Trx, patientId: string, now: Date): Promise<void> {
  await trx
    .updateTable("therapy_sessions")
    .set({ abandoned_at: now })
    .where("patient_id", "=", patientId)
    .where("started_at", "is", null)
    .where("abandoned_at", "is", null)
    .execute();
}

/** Keys of the items answered since then, by exercise, most recent first. */
export async function recentItemKeys(
  trx: Trx,
  patientId: string,
  typeIds: readonly number[],
  since: Date,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await trx
    .selectFrom("therapy_sessions as s")
    .innerJoin("session_items as i", (join) =>
      join.onRef("i.patient_id", "=", "s.patient_id").onRef("i.session_id", "=", "s.session_id"),
    )
    .innerJoin("responses as r", (join) =>
      join.onRef("r.patient_id", "=", "i.patient_id").onRef("r.task_id", "=", "i.task_id"),
    )
    .select(["i.task_type_id", "i.item_key"])
    .where("s.patient_id", "=", patientId)
    .where("i.patient_id", "=", patientId)
    .where("r.patient_id", "=", patientId)
    // A session may have been resumed long after it was built.
    .where("s.built_at", ">=", new Date(since.getTime() - resumableMs))
    .where("r.started_at", ">=", since)
    .where("i.task_type_id", "in", [...typeIds])
    .orderBy("r.started_at", "desc")
    .orderBy("i.position", "desc")
    .execute();
  const keys = new Map<number, string[]>();
  for (const { task_type_id, item_key } of rows) {
    const known = keys.get(task_type_id);
    if (known) known.push(item_key);
    else keys.set(task_type_id, [item_key]);
  }
  return keys;
}

export interface BlockProgress {
  readonly task_type_id: number;
  /** For a session of the homework, in which each exercise has one level. */
  readonly level: number;
  readonly items: number;
  readonly answered: number;
}

/** How far each exercise of a session has progressed, in the order of the session. */
export async function blockProgress(
  trx: Trx,
  patientId: string,
  sessionId: string,
): Promise<BlockProgress[]> {
  const { rows } = await sql<BlockProgress>`
    select i.task_type_id, min(i.level)::int as level, count(*)::int as items,
      (select count(*)::int from responses r
        where r.patient_id = ${patientId} and r.session_id = ${sessionId}
          and r.task_type_id = i.task_type_id) as answered
    from session_items i
    where i.patient_id = ${patientId} and i.session_id = ${sessionId}
    group by i.task_type_id
    order by min(i.position) ${asPrepared}`.execute(trx);
  return rows;
}
