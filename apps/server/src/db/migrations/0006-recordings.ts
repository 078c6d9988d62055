import { type Kysely, sql } from "kysely";
import { patientTable } from "./security.ts";

/** Spoken answers: the sound itself lies in the object store until the time it is kept for is over. */
const recordings = `
  create table recordings (
    patient_id uuid not null references patients (patient_id),
    recording_id uuid not null,
    task_id uuid not null,
    object_key text not null,
    bytes integer not null,
    duration_ms integer not null,
    -- Null where nobody could tell.
    engine text,
    heard text,
    is_correct boolean,
    recorded_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (patient_id, recording_id),
    foreign key (patient_id, task_id) references session_items (patient_id, task_id)
  );
  create index recordings_task on recordings (patient_id, task_id);
  create index recordings_expire on recordings (expires_at);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(recordings).execute(db);
  await sql.raw(patientTable("recordings", "select, insert, delete")).execute(db);
}
