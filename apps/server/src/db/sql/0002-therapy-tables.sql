-- Homework: the active schedule of a patient is the one nobody has replaced.
create table schedules (
  patient_id uuid not null references patients (patient_id),
  schedule_id uuid not null,
  version integer not null check (version > 0),
  -- Null: made by the rules, for a patient whom no clinician has given any yet.
  author_id uuid,
  created_at timestamptz not null,
  replaced_at timestamptz,
  primary key (patient_id, schedule_id),
  unique (patient_id, version)
);
create unique index schedules_active on schedules (patient_id) where replaced_at is null;

create table scheduled_task_types (
  patient_id uuid not null,
  scheduled_task_type_id uuid not null,
  schedule_id uuid not null,
  task_order smallint not null,
  task_type_id integer not null check (task_type_id > 0),
  task_count smallint not null check (task_count between 1 and 25),
  task_level smallint not null check (task_level > 0),
  primary key (patient_id, scheduled_task_type_id),
  unique (patient_id, schedule_id, task_order),
  unique (patient_id, schedule_id, task_type_id),
  foreign key (patient_id, schedule_id) references schedules (patient_id, schedule_id)
);

-- The level a patient practises an exercise at now, and the bounds a clinician may have set.
create table task_levels (
  patient_id uuid not null references patients (patient_id),
  task_type_id integer not null,
  level smallint not null check (level > 0),
  since timestamptz not null,
  is_locked boolean not null default false,
  floor smallint,
  ceiling smallint,
  primary key (patient_id, task_type_id),
  check (floor <= ceiling)
);

create table therapy_sessions (
  patient_id uuid not null references patients (patient_id),
  session_id uuid not null,
  kind text not null check (kind in ('SCHEDULED', 'SELF_GUIDED')),
  schedule_id uuid,
  place text not null check (place in ('home', 'clinic')),
  seed text not null,
  built_at timestamptz not null,
  -- Day of the patient's zone on which it was built.
  local_date date not null,
  -- When every item had a result.
  finished_at timestamptz,
  -- When another session took its place; late results are still stored.
  abandoned_at timestamptz,
  primary key (patient_id, session_id),
  foreign key (patient_id, schedule_id) references schedules (patient_id, schedule_id),
  check ((kind = 'SCHEDULED') = (schedule_id is not null))
);
create index therapy_sessions_built on therapy_sessions (patient_id, built_at);
-- Two calls at once cannot open two: one for each schedule, one of the patient's own choice.
create unique index therapy_sessions_open on therapy_sessions (patient_id, kind, schedule_id, place) nulls not distinct
  where finished_at is null and abandoned_at is null;

-- Every item as it was sent, its answers included: the truth that results are scored against.
create table session_items (
  patient_id uuid not null,
  task_id uuid not null,
  session_id uuid not null,
  response_id uuid not null,
  position smallint not null,
  task_type_id integer not null,
  level smallint not null,
  generator_version smallint not null,
  item_key text not null,
  view jsonb not null,
  primary key (patient_id, task_id),
  unique (patient_id, response_id),
  unique (patient_id, session_id, position),
  foreign key (patient_id, session_id) references therapy_sessions (patient_id, session_id)
);

create table level_changes (
  patient_id uuid not null,
  task_type_id integer not null,
  -- The session whose block led to it: a block decides once.
  session_id uuid not null,
  from_level smallint not null,
  to_level smallint not null,
  reason text not null,
  -- Percent right without help of the blocks it rests on, oldest first.
  percents smallint[] not null,
  changed_at timestamptz not null,
  primary key (patient_id, task_type_id, session_id),
  foreign key (patient_id, session_id) references therapy_sessions (patient_id, session_id)
);
create index level_changes_time on level_changes (patient_id, changed_at);

-- Append-only. The first result of an item is the one that counts; corrections lie beside it.
create table responses (
  patient_id uuid not null,
  uuid uuid not null,
  task_id uuid not null,
  session_id uuid not null,
  schedule_id uuid,
  task_type_id integer not null,
  level smallint not null,
  place text not null check (place in ('home', 'clinic')),
  -- The server's own scoring of its stored item; null where the item was skipped.
  result text check (result in ('correct', 'correct_w_help', 'correct_partially', 'incorrect')),
  accuracy numeric(4, 1) check (accuracy between 0 and 100),
  first_response_ms integer,
  last_response_ms integer,
  semantic_cues smallint not null,
  phonemic_cues smallint not null,
  graphemic_cues smallint not null,
  full_cues smallint not null,
  hints smallint not null,
  replays smallint not null,
  wrong_taps smallint not null,
  errors_left smallint not null,
  errors_right smallint not null,
  -- What the player made of it.
  client_accuracy numeric(4, 1),
  client_latency_ms integer,
  score_differs boolean not null,
  skip_type text not null check (skip_type in ('NONE', 'SINGLE_ITEM', 'SKIP_ALL')),
  skip_reason text,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  received_at timestamptz not null,
  -- Day and zone of the patient when the answer was given.
  local_date date not null,
  time_zone text not null,
  events jsonb not null,
  -- How many were sent, where not all are kept.
  events_cut_from integer,
  settings jsonb not null,
  client jsonb not null,
  primary key (patient_id, uuid),
  unique (patient_id, task_id),
  foreign key (patient_id, task_id) references session_items (patient_id, task_id),
  check ((skip_type = 'NONE') = (result is not null)),
  check ((result is null) = (accuracy is null))
);
create index responses_block on responses (patient_id, session_id, task_type_id);

-- A clinician's judgement of a result. The latest counts.
create table response_corrections (
  patient_id uuid not null,
  correction_id uuid not null,
  response_uuid uuid not null,
  result text not null check (result in ('correct', 'correct_w_help', 'correct_partially', 'incorrect')),
  accuracy numeric(4, 1) not null check (accuracy between 0 and 100),
  author_id uuid not null,
  reason text not null,
  corrected_at timestamptz not null,
  primary key (patient_id, correction_id),
  foreign key (patient_id, response_uuid) references responses (patient_id, uuid)
);
create index response_corrections_latest on response_corrections (patient_id, response_uuid, corrected_at);

-- What was sent and could not be stored as a result, word for word, for people to look at.
create table rejected_responses (
  patient_id uuid not null references patients (patient_id),
  rejection_id uuid not null,
  code text not null,
  record jsonb not null,
  received_at timestamptz not null,
  primary key (patient_id, rejection_id)
);

-- The results of one exercise at one level in one session on one day, counted by refresh_blocks and nothing else.
create table blocks (
  patient_id uuid not null,
  local_date date not null,
  session_id uuid not null,
  task_type_id integer not null,
  level smallint not null,
  place text not null,
  schedule_id uuid,
  item_count integer not null,
  scored_count integer not null,
  accuracy_sum numeric not null,
  without_help_sum numeric not null,
  latency_sum bigint not null,
  latency_count integer not null,
  -- Ms, each item at most 5 minutes.
  duration_sum bigint not null,
  cue_counts jsonb not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (patient_id, local_date, session_id, task_type_id, level)
);
create index blocks_session on blocks (patient_id, session_id);
create index blocks_task_type on blocks (patient_id, task_type_id, level);

-- One row a patient and day with practice, for calendars and long lists of patients.
create table practice_days (
  patient_id uuid not null,
  local_date date not null,
  item_count integer not null,
  scored_count integer not null,
  accuracy_sum numeric not null,
  without_help_sum numeric not null,
  home_count integer not null,
  clinic_count integer not null,
  -- Ms, each item at most 5 minutes.
  home_duration bigint not null,
  clinic_duration bigint not null,
  primary key (patient_id, local_date)
);
