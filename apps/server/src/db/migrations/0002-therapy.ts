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
  blocks: "select, insert, update, delete",
  practice_days: "select, insert, update, delete",
};

/** What is left of a patient's practice after an erasure is counted anew under the eraser's role. */
const eraserCounts = "grant insert, update on blocks, practice_days to regain_eraser;";

export async function up(db: Kysely<unknown>): Promise<void> {
  const parts = [
    await sqlFile("0002-therapy-tables.sql"),
    await sqlFile("0002-therapy-functions.sql"),
    ...Object.entries(grants).map(([table, rights]) => patientTable(table, rights)),
    eraserCounts,
  ];
  for (const part of parts) await sql.raw(part).execute(db);
}
