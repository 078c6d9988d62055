alter table therapy_sessions drop constraint therapy_sessions_kind_check;
alter table therapy_sessions add check (kind in ('SCHEDULED', 'SELF_GUIDED', 'ASSESSMENT'));

-- The baseline assessment of a patient, from the first offer to the last rating.
create table assessments (
  patient_id uuid not null references patients (patient_id),
  assessment_id uuid not null,
  form text not null check (form in ('A', 'B')),
  created_at timestamptz not null,
  deferrals smallint not null check (deferrals between 0 and 3),
  -- Day of the patient's zone.
  deferred_on date,
  -- Once it was started.
  session_id uuid,
  finished_at timestamptz,
  primary key (patient_id, assessment_id),
  unique (patient_id, session_id),
  foreign key (patient_id, session_id) references therapy_sessions (patient_id, session_id)
);
create unique index assessments_open on assessments (patient_id) where finished_at is null;

-- How everyday life goes, said by the patient after an assessment: 1 very hard, 5 easy.
create table assessment_ratings (
  patient_id uuid not null,
  assessment_id uuid not null,
  question_id text not null,
  value smallint not null check (value between 1 and 5),
  local_date date not null,
  rated_at timestamptz not null,
  primary key (patient_id, assessment_id, question_id),
  foreign key (patient_id, assessment_id) references assessments (patient_id, assessment_id)
);
