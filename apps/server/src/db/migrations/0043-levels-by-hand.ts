import { type Kysely, sql } from "kysely";

/** Who set an exercise's level by hand: null where practice or an assessment led there. */
const column = `
  alter table task_levels add column author_id uuid
`;

/** As it was, but that an assessment's placement is no step of the rule. */
const steps = `
  create or replace function caseload_level_changes(earliest timestamptz) returns json
    language sql stable security definer set search_path = public, pg_temp as
    $$
    select coalesce(json_agg(change), '[]') from (
      select c.patient_id as "patientId", l.task_type_id as "typeId", l.from_level as "from", l.to_level as "to",
        l.reason not in ('set-by-clinician', 'placed-by-assessment') as "isByRule", l.changed_at as "at"
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
