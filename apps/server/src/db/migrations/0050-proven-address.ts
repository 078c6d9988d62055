import { type Kysely, sql } from "kysely";

/**
 * Where a code was read that was typed in a session, as a hash, and when it was typed. The release before goes on without
 * it.
 */
const parts = [
  "alter table auth_sessions add column proved_address bytea",
  "alter table auth_sessions add column address_proved_at timestamptz",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of parts) await sql.raw(part).execute(db);
}
