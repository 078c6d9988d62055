import { type Kysely, sql } from "kysely";
import { patientTable, securedTable } from "./security.ts";

const tables = `
  -- A patient who was discharged stays in the caseload, so that what was done can still be read and written up.
  alter table caseload
    add column discharged_at timestamptz,
    add column discharge_reason text,
    add column discharge_note text,
    add check ((discharged_at is null) = (discharge_reason is null));

  -- What has happened between a patient and their clinicians.
  create table caseload_events (
    patient_id uuid not null references patients (patient_id),
    event_id uuid not null,
    -- Whose caseload it is about.
    clinician_id uuid not null,
    kind text not null check (kind in ('added', 'discharged', 'readmitted', 'handed_over', 'taken_over')),
    reason text,
    note text,
    -- Who did it; null for the patient's own doing.
    author_id uuid,
    -- From whom or to whom it was handed over.
    other_clinician_id uuid,
    at timestamptz not null,
    primary key (patient_id, event_id)
  );

  -- What a clinician has put aside: one row a kind; another matter of the same kind is raised again.
  create table attention_dismissals (
    patient_id uuid not null references patients (patient_id),
    clinician_id uuid not null,
    kind text not null,
    matter text not null,
    dismissed_at timestamptz not null,
    primary key (patient_id, clinician_id, kind)
  );

  -- Homework to give to more than one patient.
  create table schedule_presets (
    id uuid primary key,
    author_id uuid not null references users (id) on delete cascade,
    -- Shared within it; null: the author's alone.
    institution_id uuid references institutions (id),
    name text not null,
    -- Lines as a schedule has them: exercise, how many items, level.
    lines jsonb not null,
    version integer not null default 1,
    created_at timestamptz not null,
    changed_at timestamptz not null
  );
  create index schedule_presets_author on schedule_presets (author_id);
  create index schedule_presets_institution on schedule_presets (institution_id);
`;

const rights = [
  patientTable("caseload_events", "select, insert"),
  securedTable(
    "attention_dismissals",
    "select, insert, update, delete",
    `(clinician_id = (select app_actor()) and patient_id = any ((select app_readable_patients())::uuid[]))
     or (select app_is_system('jobs', 'demo', 'erasure'))`,
  ),
  // Whoever shares a preset shares it for reading: its author alone changes it.
  `
    alter table schedule_presets enable row level security;
    grant select, insert, update, delete on schedule_presets to regain_app;
    grant select, delete on schedule_presets to regain_eraser;
    create policy authors on schedule_presets
      using (author_id = (select app_actor()) or (select app_is_system('demo', 'erasure')))
      with check ((author_id = (select app_actor())
          and (institution_id is null or institution_id = (select app_institution())))
        or (select app_is_system('demo')));
    create policy colleagues on schedule_presets for select using (institution_id = (select app_institution()));
  `,
  // A clinician ends and resumes their own work with a patient; whom they work with is the 'caseload' actor's to write,
  // after it has asked for the patient's password, the patient's consent or the colleague's name.
  `
    grant update (discharged_at, discharge_reason, discharge_note) on caseload to regain_app;
    create policy own_discharge on caseload for update
      using (clinician_id = (select app_actor())) with check (clinician_id = (select app_actor()));
    create policy desk on caseload using ((select app_is_system('caseload')))
      with check ((select app_is_system('caseload')));
    create policy desk on caseload_events using ((select app_is_system('caseload')))
      with check ((select app_is_system('caseload')));
    create policy desk on users for select using ((select app_is_system('caseload')));
    create policy desk on patients for select using ((select app_is_system('caseload')));
    create policy desk on subscriptions for select using ((select app_is_system('caseload')));
    create policy desk on link_tokens for insert with check ((select app_is_system('caseload')));
    create policy desk on mails for insert with check ((select app_is_system('caseload')));
    create policy desk_reads on mails for select using ((select app_is_system('caseload')));
    create policy desk on suppressed_addresses for select using ((select app_is_system('caseload')));
  `,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [tables, ...rights]) await sql.raw(part).execute(db);
}
