import { type Kysely, sql } from "kysely";

/** When a mail server refused the address of a message for good. The release before goes on without it. */
const refused = "alter table mails add column refused_at timestamptz";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(refused).execute(db);
}
