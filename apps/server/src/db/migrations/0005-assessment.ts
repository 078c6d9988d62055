import { readFile } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import { patientTable } from "./security.ts";

const sqlFile = (name: string) => readFile(new URL(`../sql/${name}`, import.meta.url), "utf8");

export async function up(db: Kysely<unknown>): Promise<void> {
  const parts = [
    await sqlFile("0005-assessment-tables.sql"),
    await sqlFile("0005-assessment-functions.sql"),
    patientTable("assessments", "select, insert, update"),
    patientTable("assessment_ratings", "select, insert, update"),
  ];
  for (const part of parts) await sql.raw(part).execute(db);
}
