import type { TaskView } from "@regain/contract/entities/task-view";
import type { Trx } from "../../db/database.ts";
import type { RecordingRow, TherapySessionRow } from "../../db/tables/therapy.ts";
import { type KeptAt, overUntil } from "./kept-recordings.rules.ts";

export interface AskedItem {
  readonly view: TaskView;
  readonly session: Pick<TherapySessionRow, "kind" | "place" | "built_at">;
  /** Its session is still open. */
  readonly isOpen: boolean;
}

export async function findItem(
  trx: Trx,
  patientId: string,
  taskId: string,
): Promise<AskedItem | undefined> {
  const row = await trx
    .selectFrom("session_items as i")
    .innerJoin("therapy_sessions as s", (join) =>
      join.onRef("s.patient_id", "=", "i.patient_id").onRef("s.session_id", "=", "i.session_id"),
    )
    .select(["i.view", "s.kind", "s.place", "s.built_at", "s.finished_at", "s.abandoned_at"])
    .where("i.patient_id", "=", patientId)
    .where("s.patient_id", "=", patientId)
    .where("i.task_id", "=", taskId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { view, ...session } = row;
  return { view, session, isOpen: session.finished_at === null && session.abandoned_at === null };
}

/** The key of a recording's sound; undefined if there is none, or it has expired. */
export async function findSound(
  trx: Trx,
  patientId: string,
  recordingId: string,
  kept: KeptAt,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom("recordings")
    .select("object_key")
    .where("patient_id", "=", patientId)
    .where("recording_id", "=", recordingId)
    .where("expires_at", ">", kept.now)
    .where("recorded_at", ">", overUntil(kept))
    .executeTakeFirst();
  return row?.object_key;
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

/** Expired recordings, one batch at a time: by the expiry each was given, or by when it was recorded. */
export function recordingsUntil(
  trx: Trx,
  by: "expires_at" | "recorded_at",
  until: Date,
  { most, passedOver }: { readonly most: number; readonly passedOver: number },
): Promise<Pick<RecordingRow, "patient_id" | "recording_id" | "object_key">[]> {
  return trx
    .selectFrom("recordings")
    .select(["patient_id", "recording_id", "object_key"])
    .where(by, "<=", until)
    .orderBy(by)
    .orderBy("recording_id")
    .limit(most)
    .offset(passedOver)
    .execute();
}

/** @returns whether it existed */
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
