import { type Kysely, sql } from "kysely";
import { patientTable, securedTable } from "./security.ts";

/**
 * Roles belong to the whole server, so another database of it may have made them, even at this very moment; or its
 * keeper has, where the owner of this one may not.
 */
const roles = `
  do $$
  declare wanted text;
  begin
    foreach wanted in array array['regain_app', 'regain_eraser'] loop
      if not exists (select from pg_roles where rolname = wanted) then
        begin
          execute format('create role %I nologin nosuperuser nobypassrls', wanted);
        exception when duplicate_object or unique_violation then null;
        end;
      end if;
      if not pg_has_role(current_user, wanted, 'set') then
        execute format('grant %I to current_user', wanted);
      end if;
    end loop;
  end $$;
  grant usage on schema public to regain_app, regain_eraser;
`;

const tables = `
  create table institutions (
    id uuid primary key,
    name text not null,
    country text not null,
    logo_path text,
    created_at timestamptz not null default now()
  );

  create table users (
    id uuid primary key,
    type text not null check (type in ('patient', 'clinician')),
    first_name text,
    last_name text,
    username text not null check (username ~ '^[A-Za-z0-9_.]{1,64}$'),
    email text,
    prompt_change_password boolean not null default false,
    institution_id uuid references institutions (id),
    institution_admin boolean not null default false,
    locale text not null default 'en',
    time_zone text not null default 'UTC',
    lead_source_details text,
    status text not null default 'ACTIVE' check (status in ('ACTIVE', 'SUSPENDED')),
    created_at timestamptz not null default now(),
    last_sign_in_at timestamptz,
    check (not institution_admin or (type = 'clinician' and institution_id is not null))
  );
  create unique index users_username on users (lower(username));
  create unique index users_email on users (lower(email));
  create index users_institution on users (institution_id);

  create table credentials (
    user_id uuid primary key references users (id) on delete cascade,
    password_hash text not null,
    changed_at timestamptz not null default now()
  );

  create table patients (
    patient_id uuid primary key references users (id),
    age numeric(5, 2),
    gender text,
    education text,
    conditions text[] not null default '{}',
    conditions_period text,
    areas text[] not null default '{}',
    managed_by_caregiver boolean not null default false,
    created_at timestamptz not null default now()
  );

  -- No foreign key on clinician_id: keys of patient data hold the patient, so that it can be distributed by patient.
  create table caseload (
    patient_id uuid not null references patients (patient_id),
    clinician_id uuid not null,
    since timestamptz not null default now(),
    primary key (patient_id, clinician_id)
  );
  create index caseload_clinician on caseload (clinician_id);

  create table subscriptions (
    patient_id uuid primary key references patients (patient_id),
    status text not null check (status in ('trialing', 'trialing_with_cc', 'trialEnded', 'paying', 'past_due',
      'expired', 'account_created', 'clinician_setup')),
    payment_source text not null default 'none'
      check (payment_source in ('Stripe', 'iOSIAP', 'AmazonIAP', 'GoogleIAP', 'Flex', 'none')),
    plan_interval text check (plan_interval in ('month', 'year')),
    period_ends_at timestamptz,
    cancels_at_period_end boolean not null default false,
    changed_at timestamptz not null default now()
  );

  create table auth_sessions (
    id uuid primary key,
    token_hash bytea not null unique,
    user_id uuid not null references users (id) on delete cascade,
    device text not null,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz
  );
  create index auth_sessions_user on auth_sessions (user_id);
  create index auth_sessions_expiry on auth_sessions (expires_at);

  -- The subject is a hash: what people type into a name field is at times their password.
  create table sign_in_attempts (
    subject bytea primary key,
    failures integer not null,
    last_failed_at timestamptz not null,
    blocked_until timestamptz not null
  );
  create index sign_in_attempts_age on sign_in_attempts (last_failed_at);

  -- Outlives the patient it speaks of, so it is no table of patient data and has no foreign keys.
  create table audit (
    id uuid primary key,
    at timestamptz not null default now(),
    user_id uuid,
    call text not null,
    access text not null,
    subject_patient_id uuid,
    status smallint not null,
    error text,
    ip text not null,
    request_id text not null
  );
  create index audit_subject on audit (subject_patient_id, at);
`;

/**
 * What the policies ask. `app.actor` and `app.system` are set by withActor at the start of each transaction.
 * Those that read tables run as the owner, past row-level security, or a policy would ask itself.
 */
const functions = `
  create function app_actor() returns uuid language sql stable parallel safe as
    $$ select nullif(current_setting('app.actor', true), '')::uuid $$;

  create function app_is_system(variadic names text[]) returns boolean language sql stable parallel safe as
    $$ select coalesce(current_setting('app.system', true) = any (names), false) $$;

  create function app_readable_patients() returns uuid[] language sql stable security definer
    set search_path = public, pg_temp as
    $$ select array(
         select app_actor() where app_actor() is not null
         union all
         select patient_id from caseload where clinician_id = app_actor()) $$;

  create function may_read_patient(patient uuid) returns boolean language sql stable security definer
    set search_path = public, pg_temp as
    $$ select patient = any (app_readable_patients()) $$;

  create function app_institution() returns uuid language sql stable security definer
    set search_path = public, pg_temp as
    $$ select institution_id from users where id = app_actor() $$;

  create function app_administered_institution() returns uuid language sql stable security definer
    set search_path = public, pg_temp as
    $$ select institution_id from users where id = app_actor() and institution_admin $$;
`;

const rights = [
  securedTable(
    "institutions",
    "select, insert, update",
    "id = (select app_institution()) or (select app_is_system('sign-in', 'jobs', 'demo'))",
  ),
  securedTable(
    "users",
    "select, insert, update",
    `id = (select app_actor())
     or institution_id = (select app_administered_institution())
     or (select app_is_system('sign-in', 'jobs', 'demo', 'erasure'))`,
  ),
  "create policy clinicians_see_patients on users for select using (id = any ((select app_readable_patients())::uuid[]));",
  securedTable(
    "credentials",
    "select, insert, update",
    "user_id = (select app_actor()) or (select app_is_system('sign-in', 'demo', 'erasure'))",
  ),
  patientTable("patients", "select, insert, update"),
  patientTable("subscriptions", "select, insert, update"),
  "create policy sign_in on subscriptions for select using ((select app_is_system('sign-in')));",
  // A clinician who could add rows here would help themselves to any patient.
  `
    alter table caseload enable row level security;
    grant select, insert, delete on caseload to regain_app;
    grant select, delete on caseload to regain_eraser;
    create policy members on caseload
      using (patient_id = (select app_actor()) or clinician_id = (select app_actor())
        or (select app_is_system('jobs', 'demo', 'erasure')))
      with check (patient_id = (select app_actor()) or (select app_is_system('demo')));
  `,
  securedTable(
    "auth_sessions",
    "select, insert, update, delete",
    "user_id = (select app_actor()) or (select app_is_system('sign-in', 'jobs', 'erasure'))",
  ),
  securedTable(
    "sign_in_attempts",
    "select, insert, update, delete",
    "(select app_is_system('sign-in', 'jobs'))",
  ),
  // Append-only: not even the eraser may take a row away.
  `
    alter table audit enable row level security;
    grant select, insert on audit to regain_app;
    create policy keeper on audit using ((select app_is_system('audit', 'jobs')));
  `,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [roles, tables, functions, ...rights]) await sql.raw(part).execute(db);
}
