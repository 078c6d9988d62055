import { type Kysely, sql } from "kysely";

/** A level also changes when a clinician sets its bounds: then no session leads to it, and somebody answers for it. */
const byClinicians = `
  alter table level_changes drop constraint level_changes_pkey;
  alter table level_changes add column change_id uuid not null default gen_random_uuid();
  alter table level_changes alter column change_id drop default;
  alter table level_changes alter column session_id drop not null;
  alter table level_changes add column author_id uuid;
  alter table level_changes add primary key (patient_id, change_id);
  alter table level_changes add unique (patient_id, task_type_id, session_id);
  alter table level_changes add check ((session_id is null) = (author_id is not null));
  create index level_changes_type on level_changes (patient_id, task_type_id, changed_at);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(byClinicians).execute(db);
}
