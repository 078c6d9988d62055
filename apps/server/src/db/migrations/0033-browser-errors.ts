import { type Kysely, sql } from "kysely";
import { securedTable } from "./security.ts";

/** What went wrong in browsers: a row for each kind of mishap, and how often it was told. Nobody's name is in it. */
const table = `
  create table browser_errors (
    fingerprint text primary key,
    kind text not null,
    name text not null,
    message text not null,
    frames jsonb not null,
    page text not null,
    build text not null,
    browser text not null,
    times integer not null default 1,
    first_at timestamptz not null,
    last_at timestamptz not null
  );
  create index browser_errors_age on browser_errors (last_at);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db);
  await sql
    .raw(
      securedTable(
        "browser_errors",
        "select, insert, update, delete",
        "(select app_is_system('tracking', 'jobs', 'operator'))",
      ),
    )
    .execute(db);
}
