import { type Kysely, sql } from "kysely";

const parts = [
  // Of a password that was made for somebody: until when it opens anything. Null of who has chosen it.
  "alter table credentials add column expires_at timestamptz",
  // Whether the person came in by typing a password; who came by a card or a link has none to change.
  "alter table auth_sessions add column by_password boolean not null default true",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of parts) await sql.raw(part).execute(db);
}
