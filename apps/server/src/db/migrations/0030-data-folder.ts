import { type Kysely, sql } from "kysely";

/**
 * Which data folder belongs to this database. It is about where Regain runs and not about people, so it lies beside
 * the schema that is backed up and carried to other databases. Only the owner asks.
 */
const parts = [
  "create schema deployment",
  "create table deployment.data_folder (folder_id uuid primary key, since timestamptz not null default now())",
  "create unique index data_folder_only on deployment.data_folder ((true))",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of parts) await sql.raw(part).execute(db);
}
