import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { v7 } from "uuid";
import { property } from "../lib/property.ts";
import type { OwnedDatabase } from "./database.ts";
import { StartupError } from "./startup-error.ts";

export const markName = ".regain-folder";

/** The mark of the database whose files are in a folder; undefined if it has none. */
export const folderMark = (folder: string): Promise<string | undefined> =>
  readMark(join(folder, markName));

async function readMark(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if (property(error, "code") === "ENOENT") return undefined;
    throw error;
  }
}

/** The files were moved elsewhere: no server may start on the folder any more. */
export const dropMark = (folder: string): Promise<void> =>
  rm(join(folder, markName), { force: true });

async function writeMark(folder: string, path: string, id: string): Promise<void> {
  const draft = `${path}.${v7()}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(draft, `${id}\n`);
  await rename(draft, path);
}

/**
 * Makes sure that all processes on one PostgreSQL share one data folder: the first writes a mark into the folder and
 * the database, and a process that finds another mark, or none, does not start. A recording stored where no other
 * process can read it would be missed as soon as somebody asks for it.
 * @throws StartupError for another database's folder
 */
export async function claimDataFolder(database: OwnedDatabase, folder: string): Promise<void> {
  const path = join(folder, markName);
  await database.owner.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('regain data folder'))`.execute(trx);
    const { rows } = await sql<{ folder_id: string }>`
      select folder_id from deployment.data_folder`.execute(trx);
    const known = rows[0]?.folder_id;
    const found = await readMark(path);
    if (known === undefined) {
      const id = found ?? v7();
      if (found === undefined) await writeMark(folder, path, id);
      await sql`insert into deployment.data_folder (folder_id) values (${id}::uuid)`.execute(trx);
    } else if (known !== found)
      throw new StartupError(
        `The folder ${folder} is not the one that has the recordings and pictures of this database: set DATA_DIR to the folder that all its servers share, or S3_BUCKET if they are in a bucket. If that folder is lost, or was copied here, write ${known} into the file ${path}.`,
      );
  });
}
