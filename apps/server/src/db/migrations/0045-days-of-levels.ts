import { type Kysely, sql } from "kysely";

/**
 * The patient's own day of a change. Changes that were there before have none, nor has what the release before writes
 * meanwhile: a job gives them theirs, which may write this column and no other.
 */
const column = `
  alter table level_changes add column local_date date;
  grant update (local_date) on level_changes to regain_app
`;

/** As it was, with the day. */
const steps = `
  create or replace function caseload_level_changes(earliest timestamptz) returns json
    language sql stable security definer set search_path = public, pg_temp as
    $$
    select coalesce(json_agg(change), '[]') from (
      select c.patient_id as "patientId", l.task_type_id as "typeId", l.from_level as "from", l.to_level as "to",
        l.reason not in ('set-by-clinician', 'placed-by-assessment') as "isByRule", l.changed_at as "at",
        l.local_date as "date"
      from caseload c
      join level_changes l on l.patient_id = c.patient_id
      where c.clinician_id = app_actor() and c.discharged_at is null and l.changed_at >= earliest
      order by l.changed_at
    ) change
    $$
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [column, steps]) await sql.raw(part).execute(db);
}
