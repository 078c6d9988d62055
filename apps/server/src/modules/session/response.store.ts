import type { TaskView } from "@regain/contract/entities/task-view";
import { type Insertable, sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import { deleteBatch } from "../../db/delete-batch.ts";
import { asPrepared } from "../../db/prepared-statements.ts";
import {
  type RejectedResponsesTable,
  type ResponseCorrectionsTable,
  type ResponseRow,
  sessionItemColumns,
  type SessionItemRow,
  therapySessionColumns,
  type TherapySessionRow,
} from "../../db/tables/therapy.ts";
import type { Quarantined } from "./rejected-records.rules.ts";

/**
 * The sessions and items that results refer to, as far as they are this patient's, and the task ids
 * that already have a result.
 */
export async function findSent(
  trx: Trx,
  patientId: string,
  sessionIds: readonly string[],
  taskIds: readonly string[],
): Promise<{ sessions: TherapySessionRow[]; items: SessionItemRow[]; answered: string[] }> {
  if (sessionIds.length === 0) return { sessions: [], items: [], answered: [] };
  const sessions = await trx
    .selectFrom("therapy_sessions")
    .select(therapySessionColumns)
    .where("patient_id", "=", patientId)
    .where("session_id", "=", sql<string>`any(${sessionIds}::uuid[])`)
    // In the order they were built: the last one decides the level.
    .orderBy("session_id")
    .modifyEnd(asPrepared)
    .execute();
  const items = await trx
    .selectFrom("session_items")
    .select(sessionItemColumns)
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("responses")
            .select("responses.task_id")
            .whereRef("responses.patient_id", "=", "session_items.patient_id")
            .whereRef("responses.task_id", "=", "session_items.task_id"),
        )
        .as("is_answered"),
    )
    .where("patient_id", "=", patientId)
    .where("task_id", "=", sql<string>`any(${taskIds}::uuid[])`)
    .modifyEnd(asPrepared)
    .execute();
  const answered = items.filter((item) => item.is_answered).map(({ task_id }) => task_id);
  return { sessions, items, answered };
}

/** Stores results and recounts their blocks; returns the uuids that are new. */
export async function storeResponses(
  trx: Trx,
  patientId: string,
  rows: readonly ResponseRow[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const stored = await sql<{ uuid: string }>`
    select store_responses(${patientId}::uuid, ${JSON.stringify(rows)}::jsonb) as uuid`.execute(
    trx,
  );
  return new Set(stored.rows.map(({ uuid }) => uuid));
}

/** When the last answer in a session was given; there must be one. */
export async function lastAnswerAt(
  trx: Trx,
  { patient_id, session_id }: Pick<TherapySessionRow, "patient_id" | "session_id">,
): Promise<Date> {
  const { at } = await trx
    .selectFrom("responses")
    .select(({ fn }) => fn.max("ended_at").as("at"))
    .where("patient_id", "=", patient_id)
    .where("session_id", "=", session_id)
    .executeTakeFirstOrThrow();
  return at;
}

/** How much of a patient's data is in quarantine. */
export async function quarantined(trx: Trx, patientId: string): Promise<Quarantined> {
  const { rows } = await sql<{ records: number; bytes: string }>`
    select records, bytes from quarantined(${patientId}::uuid)`.execute(trx);
  return { records: rows[0]?.records ?? 0, bytes: Number(rows[0]?.bytes ?? 0) };
}

/** Deletes what was quarantined before then, at most this much. Requires the actor `erasure`. */
export const deleteRejectedBefore = (trx: Trx, before: Date, most: number): Promise<number> =>
  deleteBatch(
    trx,
    {
      from: "rejected_responses",
      key: ["patient_id", "rejection_id"],
      where: sql`received_at < ${before}`,
    },
    most,
  );

/** Stores records in quarantine; one that is already there is stored once. */
export async function insertRejections(
  trx: Trx,
  rows: readonly Insertable<RejectedResponsesTable>[],
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto("rejected_responses")
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface CorrectedResponse {
  readonly skip_type: ResponseRow["skip_type"];
  readonly view: TaskView;
}

/** A result with its item; undefined if the patient has none with that id. */
export function findResponse(
  trx: Trx,
  patientId: string,
  responseId: string,
): Promise<CorrectedResponse | undefined> {
  return trx
    .selectFrom("responses as r")
    .innerJoin("session_items as i", (join) =>
      join.onRef("i.patient_id", "=", "r.patient_id").onRef("i.task_id", "=", "r.task_id"),
    )
    .select(["r.skip_type", "i.view"])
    .where("r.patient_id", "=", patientId)
    .where("i.patient_id", "=", patientId)
    .where("r.uuid", "=", responseId)
    .executeTakeFirst();
}

/** The judgment that counts; undefined if there is none. */
export function latestCorrection(
  trx: Trx,
  patientId: string,
  responseId: string,
): Promise<ResponseCorrectionsTable | undefined> {
  return trx
    .selectFrom("response_corrections")
    .selectAll()
    .where("patient_id", "=", patientId)
    .where("response_uuid", "=", responseId)
    .orderBy("corrected_at", "desc")
    .orderBy("correction_id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Adds a clinician's judgment of a result, and recounts the result's block. The latest judgment counts. */
export async function insertCorrection(trx: Trx, row: ResponseCorrectionsTable): Promise<void> {
  await trx.insertInto("response_corrections").values(row).execute();
  await sql`select refresh_blocks(r.patient_id, array[r.session_id], array[r.task_type_id]) from responses r
    where r.patient_id = ${row.patient_id} and r.uuid = ${row.response_uuid}`.execute(trx);
}
