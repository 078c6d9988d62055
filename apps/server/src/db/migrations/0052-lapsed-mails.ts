import { type Kysely, sql } from "kysely";

/** When a message was found to be of no use any more, and was not sent. The release before goes on without it. */
const lapsed = "alter table mails add column lapsed_at timestamptz";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(lapsed).execute(db);
}
