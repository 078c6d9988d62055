import { type Kysely, sql } from "kysely";

const parts = [
  // A name says which preset is meant.
  "create unique index schedule_presets_name on schedule_presets (author_id, lower(name));",
  // Clinicians do not read each other's accounts. They do read who gave homework to a patient of theirs, and who
  // shares a preset with them: that name, and nothing else.
  `
    create function app_clinician_name(clinician uuid) returns text language sql stable security definer
      set search_path = public, pg_temp as
      $$ select coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username) from users
         where id = clinician and type = 'clinician'
           and (id = app_actor() or institution_id = app_institution()
             or exists (select from schedules
               where author_id = clinician and patient_id = any (app_readable_patients()))) $$;
  `,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of parts) await sql.raw(part).execute(db);
}
