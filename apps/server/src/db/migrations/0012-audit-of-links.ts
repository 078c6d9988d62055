import { type Kysely, sql } from "kysely";

/** Who comes by a link is no user: the trail names the link instead. As every column of it, without a foreign key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table audit add column link_token_id uuid").execute(db);
}
