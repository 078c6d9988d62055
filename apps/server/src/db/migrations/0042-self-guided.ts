import { type Kysely, sql } from "kysely";

/** Each version of a homework says whether what the patient chooses beside it counts for levels too. */
const column = `
  alter table schedules add column self_guided_counts boolean not null default false
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(column).execute(db);
}
