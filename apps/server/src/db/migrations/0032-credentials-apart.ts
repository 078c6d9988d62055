import { type Kysely, sql } from "kysely";

const parts = [
  // A password's hash is nobody's to read, not even its owner's: who asks for it is the sign-in.
  "drop policy owners on credentials",
  `create policy keepers on credentials
     using ((select app_is_system('sign-in', 'demo', 'erasure')))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of parts) await sql.raw(part).execute(db);
}
