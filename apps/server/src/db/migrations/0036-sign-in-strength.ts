import { type Kysely, sql } from "kysely";

/** How an institution's provider has to have identified somebody, and what it told of that the last time. */
const columns = `
  alter table institution_sign_in
    add column acr_values text not null default '',
    add column amr_values text not null default '',
    add column max_age_minutes integer,
    add column last_told jsonb
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db);
}
