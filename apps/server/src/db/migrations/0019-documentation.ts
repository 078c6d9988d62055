import { type Kysely, sql } from "kysely";
import { patientTable } from "./security.ts";

const kinds = "'dailySessionNote', 'progressNote', 'dischargeSummary'";

const tables = `
  -- What clinicians write into a note and have not signed: one text that they share.
  create table note_drafts (
    patient_id uuid not null references patients (patient_id),
    kind text not null check (kind in (${kinds})),
    start_date date not null,
    end_date date not null,
    -- Goes up with every change.
    version integer not null check (version > 0),
    sections jsonb not null,
    author_id uuid not null,
    -- As it was then: clinicians leave, what they wrote stays.
    author_name text not null,
    changed_at timestamptz not null,
    primary key (patient_id, kind, start_date, end_date),
    check (start_date <= end_date)
  );

  -- What was signed, with the figures of that moment. Nobody changes or removes it.
  create table note_versions (
    patient_id uuid not null,
    kind text not null,
    start_date date not null,
    end_date date not null,
    number integer not null check (number > 0),
    -- Of the draft that it says.
    draft_version integer not null,
    sections jsonb not null,
    documents jsonb not null,
    figures jsonb not null,
    author_id uuid not null,
    author_name text not null,
    signed_at timestamptz not null,
    primary key (patient_id, kind, start_date, end_date, number),
    foreign key (patient_id, kind, start_date, end_date)
      references note_drafts (patient_id, kind, start_date, end_date)
  );

  -- The goals of a patient, a row each time that they are saved; the last one holds.
  create table goal_versions (
    patient_id uuid not null references patients (patient_id),
    version integer not null check (version > 0),
    goals jsonb not null,
    author_id uuid not null,
    author_name text not null,
    saved_at timestamptz not null,
    primary key (patient_id, version)
  );
`;

const of = "patient_id = any ((select app_readable_patients())::uuid[])";
const notOneself = "patient_id <> (select app_actor())";
const everybody = "(select app_is_system('jobs', 'demo', 'erasure'))";

const rights = [
  // Patients do not read what is not signed.
  `
    alter table note_drafts enable row level security;
    grant select, insert, update on note_drafts to regain_app;
    grant select, delete on note_drafts to regain_eraser;
    create policy clinicians on note_drafts using ((${of} and ${notOneself}) or ${everybody});
  `,
  // Of what is signed they read progress notes; they write nothing of it.
  `
    alter table note_versions enable row level security;
    grant select, insert on note_versions to regain_app;
    grant select, delete on note_versions to regain_eraser;
    create policy clinicians on note_versions using ((${of} and ${notOneself}) or ${everybody});
    create policy patients on note_versions for select using (${of} and kind = 'progressNote');
  `,
  patientTable("goal_versions", "select, insert"),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [tables, ...rights]) await sql.raw(part).execute(db);
}
