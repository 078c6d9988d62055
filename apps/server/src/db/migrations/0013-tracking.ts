import { type Kysely, sql } from "kysely";

/** What an erased person did before they were named is found by the anonymous ids that became theirs. */
const indexes = `
  create index anonymous_ids_user on anonymous_ids (user_id);
  create index anonymous_ids_age on anonymous_ids (since);
  create index event_log_unnamed on event_log (anonymous_id) where user_id is null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(indexes).execute(db);
}
