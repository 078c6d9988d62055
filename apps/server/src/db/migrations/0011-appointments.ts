import { type Kysely, sql } from "kysely";

/** What a therapist needs to call somebody back. */
const appointments = `
  alter table appointment_requests
    add column name text,
    add column preferred_times text[] not null default '{}';
  create index appointment_requests_age on appointment_requests (created_at);
  create index appointment_requests_user on appointment_requests (user_id);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(appointments).execute(db);
}
