import { type Kysely, sql } from "kysely";

/**
 * Whether a password must be changed only because an institution came to ask for more than it holds. Where one had to be
 * changed before this, nobody knows why: those count as issued.
 */
const column = "alter table credentials add column outgrown boolean not null default false";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(column).execute(db);
}
