import { type Kysely, sql } from "kysely";
import { securedTable } from "./security.ts";

/** What patients were asked by a survey, and what they said. Their clinicians and institutions do not read it. */
const parts = [
  `
    create table surveys (
      patient_id uuid not null references patients (patient_id),
      survey_id uuid not null,
      campaign text not null check (campaign in ('how_are_your_tasks', 'end_of_trial', 'scholarship')),
      opened_at timestamptz not null,
      -- When a letter asked for it; null of who came by themselves.
      asked_at timestamptz,
      difficulty text check (difficulty in ('easy', 'perfect', 'hard')),
      phase text,
      satisfaction text,
      additional_info text,
      -- To share the words in public, with the first name.
      quote_consent boolean not null default false,
      feedback text[] not null default '{}',
      other_message text,
      extra jsonb not null default '{}',
      -- How their subscription stood when they said it.
      subscription_status text,
      answered_at timestamptz,
      -- From then on nothing changes.
      finished_at timestamptz,
      primary key (patient_id, survey_id),
      check (finished_at is null or answered_at is not null)
    );
    create index surveys_of_patient on surveys (patient_id, campaign, opened_at);
    create index surveys_of_campaign on surveys (campaign, survey_id) where answered_at is not null;
  `,
  securedTable(
    "surveys",
    "select, insert, update",
    "(select app_is_system('survey', 'jobs', 'demo', 'erasure'))",
  ),
  "create policy own on surveys for select using (patient_id = (select app_actor()))",
  // Who comes by a letter's link is no actor of the database: the survey sees to what its pages are for.
  ...["users", "subscriptions", "suppressed_addresses", "mails"].map(
    (table) =>
      `create policy survey on ${table} for select using ((select app_is_system('survey')))`,
  ),
  ...["mails", "link_tokens"].map(
    (table) =>
      `create policy survey_writes on ${table} for insert with check ((select app_is_system('survey')))`,
  ),
  "create policy survey on scholarship_answers using ((select app_is_system('survey')))",
  "create index scholarship_answers_export on scholarship_answers (answer_id)",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of parts) await sql.raw(part).execute(db);
}
