import { type Kysely, sql } from "kysely";

const parts = [
  // Until when somebody had agreed to pay before an institution took over. The release before goes on without it.
  "alter table subscriptions add column agreed_until timestamptz",
  // Whoever lets somebody in again has to know, and may read no password. It runs as the owner, and says no more.
  `create function app_has_issued_password(person uuid) returns boolean language sql stable security definer
     set search_path = public, pg_temp as
     $$ select exists (select from credentials where user_id = person and expires_at is not null) $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of parts) await sql.raw(part).execute(db);
}
