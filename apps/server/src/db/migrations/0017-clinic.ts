import { type Kysely, sql } from "kysely";

const parts = [
  // Practice in the clinic: in whose hands an answer was given.
  `
    alter table responses add column user_id uuid;
    alter table submit_tokens add column issued_to uuid;
  `,
  // A clinician's device sends what was done in the clinic, and nothing that the patient did elsewhere.
  `
    create policy of_the_clinic on submit_tokens for insert with check (
      issued_to = (select app_actor())
      and exists (select from therapy_sessions s
        where s.patient_id = submit_tokens.patient_id and s.session_id = submit_tokens.session_id
          and s.place = 'clinic'));
  `,
  `
    alter table own_items
      -- Null: the patient or the family.
      add column added_by uuid,
      -- When the clinician said that the patient agrees.
      add column agreed_at timestamptz,
      add check ((added_by is null) = (agreed_at is null));
  `,
  // Whoever reads a record reads who has written into it: that name, and nothing else of the account.
  `
    create function app_author_name(patient uuid, clinician uuid) returns text language sql stable strict
      security definer set search_path = public, pg_temp as
      $$ select coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username) from users
         where id = clinician and type = 'clinician' and patient = any (app_readable_patients())
           and (exists (select from response_corrections where patient_id = patient and author_id = clinician)
             or exists (select from own_items where patient_id = patient and added_by = clinician)) $$;
  `,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of parts) await sql.raw(part).execute(db);
}
