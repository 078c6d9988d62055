import { readFile } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import { patientTable } from "./security.ts";

const sqlFile = (name: string) => readFile(new URL(`../sql/${name}`, import.meta.url), "utf8");

/** What the application may do with each table. Results and corrections are only ever added to. */
const grants: Readonly<Record<string, string>> = {
  schedules: "select, insert, update",
  scheduled_task_types: "select, insert",
  task_levels: "select, insert, update",
  therapy_sessions: "select, insert, update",
  session_items: "select, insert",
  level_changes: "select, insert",
  responses: "select, insert",
  response_corrections: "select, insert",
  rejected_responses: "insert",
  // Written by refresh_blocks alone, which runs as the owner.
  blocks: "select",
  practice_days: "select",
};

export async function up(db: Kysely<unknown>): Promise<void> {
  const parts = [
    await sqlFile("0002-therapy-tables.sql"),
    await sqlFile("0002-therapy-functions.sql"),
    ...Object.entries(grants).map(([table, rights]) => patientTable(table, rights)),
  ];
  for (const part of parts) await sql.raw(part).execute(db);
}
