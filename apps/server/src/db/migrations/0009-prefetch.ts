import { type Kysely, sql } from "kysely";
import { securedTable } from "./security.ts";

/**
 * Sessions may be built before anybody begins them, for devices that will be without a network; such a device may send
 * the results of that one session without a sign-in.
 */
const prefetch = `
  -- Null where it was built ahead for a device and nobody has begun it.
  alter table therapy_sessions add column started_at timestamptz;
  update therapy_sessions set started_at = built_at;

  create table submit_tokens (
    patient_id uuid not null,
    token_hash bytea not null,
    session_id uuid not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (patient_id, token_hash),
    foreign key (patient_id, session_id) references therapy_sessions (patient_id, session_id) on delete cascade
  );
  create index submit_tokens_session on submit_tokens (patient_id, session_id);
  create index submit_tokens_expiry on submit_tokens (expires_at);

  -- The session that a submit token is for; null for everybody else.
  create function app_session() returns uuid language sql stable parallel safe as
    $$ select nullif(current_setting('app.session', true), '')::uuid $$;

  create policy of_the_submit_token on responses as restrictive for insert
    with check ((select app_session()) is null or session_id = (select app_session()));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(prefetch).execute(db);
  await sql
    .raw(
      // Not the clinicians: what a device sends is sent in the patient's name.
      securedTable(
        "submit_tokens",
        "select, insert, delete",
        "patient_id = (select app_actor()) or (select app_is_system('sign-in', 'jobs', 'erasure'))",
      ),
    )
    .execute(db);
}
