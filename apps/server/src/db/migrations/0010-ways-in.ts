import { type Kysely, sql } from "kysely";
import { securedTable } from "./security.ts";

const tables = `
  alter table users
    add column phone_number text,
    -- A code by mail is asked for at every sign-in.
    add column one_time_codes boolean not null default false,
    add column accepted_eula_at timestamptz,
    -- Who they are at their institution's own sign-in.
    add column sso_subject text,
    -- Asked for by the person; until then it can be taken back.
    add column deletion_due_at timestamptz,
    -- The request that made the account: where it comes again, it is known by this.
    add column sign_up_request uuid;
  create unique index users_sso_subject on users (institution_id, sso_subject) where sso_subject is not null;
  create index users_deletion on users (deletion_due_at) where deletion_due_at is not null;

  -- What the person said of their clinician when they signed up.
  alter table patients
    add column clinician_assisted boolean not null default false,
    add column clinician_info text,
    add column clinician_email text;

  alter table institutions
    add column address1 text,
    add column address2 text,
    add column state text,
    add column city text,
    add column postal_code text,
    add column website text,
    add column password_min_length integer not null default 8 check (password_min_length between 8 and 64),
    add column password_min_capitals integer not null default 1 check (password_min_capitals between 1 and 8),
    add column password_min_digits integer not null default 1 check (password_min_digits between 1 and 8),
    add column password_min_symbols integer not null default 0 check (password_min_symbols between 0 and 8),
    add column requires_one_time_codes boolean not null default false;

  -- Apart, so that who may see an institution does not see its secret.
  create table institution_sign_in (
    institution_id uuid primary key references institutions (id) on delete cascade,
    issuer text not null,
    client_id text not null,
    client_secret text not null
  );

  create table clinicians (
    clinician_id uuid primary key references users (id) on delete cascade,
    role text not null,
    setting text,
    private_practice boolean not null default false,
    facility_name text,
    mailing_address text,
    zip_code text
  );

  create table link_tokens (
    id uuid primary key,
    token_hash bytea not null unique,
    purpose text not null,
    -- Whose it is; null for somebody without an account.
    user_id uuid references users (id) on delete cascade,
    email text,
    data jsonb not null default '{}',
    created_at timestamptz not null,
    -- Null: until it is revoked.
    expires_at timestamptz,
    used_at timestamptz,
    revoked_at timestamptz
  );
  create index link_tokens_user on link_tokens (user_id, purpose);
  create index link_tokens_expiry on link_tokens (expires_at);

  create table invitations (
    id uuid primary key,
    email text not null,
    user_type text not null check (user_type in ('patient', 'clinician')),
    institution_id uuid not null references institutions (id),
    invited_by uuid,
    status text not null default 'INVITED' check (status in ('INVITED', 'ACCEPTED', 'DECLINED')),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    answered_at timestamptz,
    -- The account it led to.
    user_id uuid references users (id) on delete set null
  );
  create index invitations_institution on invitations (institution_id, status);
  create index invitations_email on invitations (lower(email));
  -- Inviting an address again replaces what it has not accepted.
  create unique index invitations_unaccepted on invitations (institution_id, lower(email))
    where status <> 'ACCEPTED';

  create table pending_logins (
    id uuid primary key,
    token_hash bytea not null unique,
    user_id uuid not null references users (id) on delete cascade,
    code_hash bytea not null,
    code_expires_at timestamptz not null,
    tries integer not null default 0,
    sends integer not null default 1,
    sent_at timestamptz not null,
    device text not null,
    expires_at timestamptz not null
  );
  create index pending_logins_expiry on pending_logins (expires_at);

  create table single_sign_ons (
    id uuid primary key,
    -- Of the username check's token, then of the state that the provider hands back.
    state_hash bytea not null unique,
    institution_id uuid not null references institutions (id) on delete cascade,
    code_verifier text,
    nonce text,
    return_url text,
    expires_at timestamptz not null
  );
  create index single_sign_ons_expiry on single_sign_ons (expires_at);

  -- Who is not to be written to. The address is a hash: the list outlives the account.
  create table suppressed_addresses (
    address_hash bytea primary key,
    since timestamptz not null
  );

  create table link_log (
    id uuid primary key,
    at timestamptz not null,
    ip text,
    destination text not null,
    referrer text,
    user_agent text,
    metadata jsonb not null default '{}'
  );
  create index link_log_age on link_log (at);

  create table event_log (
    id uuid primary key,
    at timestamptz not null,
    user_id uuid,
    anonymous_id text,
    event_name text not null,
    event_sub_type text,
    data jsonb not null default '{}'
  );
  create index event_log_age on event_log (at);
  create index event_log_user on event_log (user_id, at);

  create table anonymous_ids (
    anonymous_id text primary key,
    user_id uuid not null references users (id) on delete cascade,
    since timestamptz not null
  );

  create table appointment_requests (
    id uuid primary key,
    user_id uuid references users (id) on delete cascade,
    email text not null,
    state text not null,
    phone_number text,
    wishes text,
    created_at timestamptz not null
  );
`;

const rights = [
  // Whom the sign-up makes, and nobody else's rows: it reads back no more than what it is told to look for.
  `
    create policy sign_up on users using ((select app_is_system('sign-up')));
    create policy sign_up on credentials using ((select app_is_system('sign-up')));
    create policy sign_up on patients using ((select app_is_system('sign-up')));
    create policy sign_up on subscriptions using ((select app_is_system('sign-up')));
    create policy sign_up on caseload using ((select app_is_system('sign-up')))
      with check ((select app_is_system('sign-up')));
    create policy sign_up on schedules using ((select app_is_system('sign-up')));
    create policy sign_up on scheduled_task_types using ((select app_is_system('sign-up')));
    create policy sign_up on task_levels using ((select app_is_system('sign-up')));
    create policy sign_up on auth_sessions for insert with check ((select app_is_system('sign-up')));
    create policy sign_up on institutions for select using ((select app_is_system('sign-up')));
    create policy sign_up on mails for insert with check ((select app_is_system('sign-up', 'sign-in')));
    create policy asked_for on mails for select using ((select app_is_system('sign-up', 'sign-in')));
  `,
  securedTable(
    "institution_sign_in",
    "select, insert, update, delete",
    `institution_id = (select app_administered_institution())
     or (select app_is_system('sign-in', 'demo'))`,
  ),
  securedTable(
    "clinicians",
    "select, insert, update",
    `clinician_id = (select app_actor())
     or (select app_is_system('sign-up', 'sign-in', 'jobs', 'demo', 'erasure'))`,
  ),
  securedTable(
    "link_tokens",
    "select, insert, update, delete",
    `user_id = (select app_actor())
     or user_id = any ((select app_readable_patients())::uuid[])
     or (select app_is_system('sign-in', 'sign-up', 'jobs', 'demo', 'erasure'))`,
  ),
  securedTable(
    "invitations",
    "select, insert, update, delete",
    `institution_id = (select app_administered_institution())
     or (select app_is_system('sign-in', 'sign-up', 'jobs', 'demo', 'erasure'))`,
  ),
  securedTable(
    "pending_logins",
    "select, insert, update, delete",
    "(select app_is_system('sign-in', 'jobs', 'erasure'))",
  ),
  securedTable(
    "single_sign_ons",
    "select, insert, update, delete",
    "(select app_is_system('sign-in', 'jobs'))",
  ),
  securedTable(
    "suppressed_addresses",
    "select, insert, delete",
    "(select app_is_system('sign-in', 'sign-up', 'jobs', 'demo'))",
  ),
  securedTable("link_log", "select, insert, delete", "(select app_is_system('tracking', 'jobs'))"),
  securedTable(
    "event_log",
    "select, insert, update, delete",
    "(select app_is_system('tracking', 'jobs', 'erasure'))",
  ),
  securedTable(
    "anonymous_ids",
    "select, insert, update, delete",
    "(select app_is_system('tracking', 'jobs', 'erasure'))",
  ),
  securedTable(
    "appointment_requests",
    "select, insert, delete",
    "(select app_is_system('sign-up', 'jobs', 'demo', 'erasure'))",
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [tables, ...rights]) await sql.raw(part).execute(db);
}
