import { readFile } from "node:fs/promises";
import { type Kysely, sql } from "kysely";

const functions = new URL("../sql/0034-storing-functions.sql", import.meta.url);

/** Storing counts anew only the blocks that were added to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(await readFile(functions, "utf8")).execute(db);
}
