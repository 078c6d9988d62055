import { type Kysely, sql } from "kysely";

const parts = [
  // Until when somebody had agreed to pay before an institution took over. The release before goes on without it.
  "alter table subscriptions add column agreed_until timestamptz",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of parts) await sql.raw(part).execute(db);
}
