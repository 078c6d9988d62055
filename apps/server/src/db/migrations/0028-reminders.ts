import { type Kysely, sql } from "kysely";
import { securedTable } from "./security.ts";

/** Clinicians see neither: when somebody wants to be reminded is between them and us. */
const ownersAndParts =
  "patient_id = (select app_actor()) or (select app_is_system('jobs', 'demo', 'erasure'))";

const parts = [
  // What a patient asked to be written to about. Without a row, nothing.
  `
    create table mail_choices (
      patient_id uuid primary key references patients (patient_id),
      reminders_on boolean not null,
      -- Kept while they are off.
      reminder_days text[] not null check (reminder_days <@
        array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']),
      reminder_hour smallint not null check (reminder_hour between 0 and 23),
      -- Since when they are asked for at this hour: an hour before it reminds nobody.
      reminders_since timestamptz not null,
      progress_on boolean not null,
      progress_every text not null check (progress_every in ('week', 'month')),
      progress_since timestamptz not null,
      changed_at timestamptz not null
    );
    create index mail_choices_on on mail_choices (reminder_hour) where reminders_on or progress_on;
  `,
  securedTable("mail_choices", "select, insert, update", ownersAndParts),
  // Who stops them by a link of a mail, without a sign-in.
  "create policy by_link on mail_choices using ((select app_is_system('sign-up')))",
  // What was written to whom about which day: each once, however many servers there are.
  `
    create table practice_letters (
      patient_id uuid not null references patients (patient_id),
      kind text not null check (kind in ('reminder', 'progress-week', 'progress-month')),
      -- The patient's own day; of a progress mail the first that it tells of.
      about date not null,
      written_at timestamptz not null,
      primary key (patient_id, kind, about)
    );
  `,
  securedTable("practice_letters", "select, insert", ownersAndParts),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of parts) await sql.raw(part).execute(db);
}
