import type { TaskView } from "@regain/contract/entities/task-view";
import type { Trx } from "../../db/database.ts";
import type { RecordingRow } from "../../db/tables/therapy.ts";

export async function findItemView(
  trx: Trx,
  patientId: string,
  taskId: string,
): Promise<TaskView | undefined> {
  const row = await trx
    .selectFrom("session_items")
    .select("view")
    .where("patient_id", "=", patientId)
    .where("task_id", "=", taskId)
    .executeTakeFirst();
  return row?.view;
}

/** How many recordings of an item are kept. */
export async function countRecordings(
  trx: Trx,
  patientId: string,
  taskId: string,
): Promise<number> {
  const { count } = await trx
    .selectFrom("recordings")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("patient_id", "=", patientId)
    .where("task_id", "=", taskId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertRecording(trx: Trx, row: RecordingRow): Promise<void> {
  await trx.insertInto("recordings").values(row).execute();
}

/** Recordings whose time is over, some at a time. */
export function expiredRecordings(
  trx: Trx,
  now: Date,
  most: number,
): Promise<Pick<RecordingRow, "patient_id" | "recording_id" | "object_key">[]> {
  return trx
    .selectFrom("recordings")
    .select(["patient_id", "recording_id", "object_key"])
    .where("expires_at", "<=", now)
    .orderBy("expires_at")
    .limit(most)
    .execute();
}

/** @returns whether it was there */
export async function deleteRecording(
  trx: Trx,
  { patient_id, recording_id }: Pick<RecordingRow, "patient_id" | "recording_id">,
): Promise<boolean> {
  const gone = await trx
    .deleteFrom("recordings")
    .where("patient_id", "=", patient_id)
    .where("recording_id", "=", recording_id)
    .returning("recording_id")
    .executeTakeFirst();
  return gone !== undefined;
}
