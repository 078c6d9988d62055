import { type Kysely, sql } from "kysely";

/** All that the next payment has off it. `discount` beside it, which is the last of them, is what the release before knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscriptions add column discounts jsonb`.execute(db);
}
