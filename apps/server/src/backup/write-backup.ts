import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { PoolClient } from "pg";
import type { KeptStore } from "../adapters/objects/kept-store.ts";
import type { OwnedDatabase } from "../db/database.ts";
import { makeFolder } from "../lib/make-folder.ts";
import { property } from "../lib/property.ts";
import { atOneMoment, dumpTable } from "../transfer/dump.ts";
import { type CarriedTable, carriedTables } from "../transfer/tables.ts";
import { waitingJobs } from "../transfer/waiting-jobs.ts";
import { mirrorOf } from "./mirror-objects.ts";
import {
  formatVersion,
  type Manifest,
  manifestFile,
  objectsFolder,
  type TableEntry,
  tableFile,
} from "./manifest.ts";
import { BackupRefused } from "./refused-backup.ts";

export interface BackupParts {
  readonly database: OwnedDatabase;
  /** As stored, sealed. */
  readonly objects: KeptStore;
  readonly now: Date;
}

/** A backup's contents are only for whoever made it. */
async function emptyFolder(folder: string): Promise<void> {
  try {
    makeFolder(folder, 0o700);
    if ((await readdir(folder)).length === 0) return;
  } catch (error) {
    const reason = property(error, "code") === "ENOTDIR" ? "there is a file with that name" : error;
    throw new BackupRefused(
      "not-writable",
      `${folder} cannot be written: ${reason instanceof Error ? reason.message : String(reason)}.`,
    );
  }
  throw new BackupRefused("folder-not-empty", `${folder} is not empty: choose another folder.`);
}

async function writeTable(
  client: PoolClient,
  table: CarriedTable,
  folder: string,
): Promise<TableEntry> {
  const hash = createHash("sha256");
  let rows = 0;
  async function* texts() {
    for await (const lines of dumpTable(client, table)) {
      const text = lines.map((line) => `${line}\n`).join("");
      rows += lines.length;
      hash.update(text);
      yield text;
    }
  }
  const file = join(folder, tableFile(table.name));
  await pipeline(
    Readable.from(texts()),
    createGzip({ level: 6 }),
    createWriteStream(file, { mode: 0o600, flush: true }),
  );
  return { name: table.name, columns: [...table.columns], rows, sha256: hash.digest("hex") };
}

async function migrationsOf(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select name from kysely_migration order by name",
  );
  return rows.map(({ name }) => name);
}

/**
 * Writes everything Regain keeps into an empty folder: the rows as of one moment, and the files. The manifest is
 * written last: a folder without one is not a backup. The server may keep running.
 * @throws BackupRefused `folder-not-empty`, `not-writable`
 */
export async function writeBackup(
  { database, objects, now }: BackupParts,
  folder: string,
): Promise<Manifest> {
  await emptyFolder(folder);
  await mkdir(join(folder, "tables"), { mode: 0o700 });
  const mirror = mirrorOf(objects, join(folder, objectsFolder));
  await mirror.follow();
  const read = await atOneMoment(database, async (client) => {
    const tables: TableEntry[] = [];
    for (const table of await carriedTables(client))
      tables.push(await writeTable(client, table, folder));
    const waiting = await waitingJobs(client);
    return {
      migrations: await migrationsOf(client),
      tables,
      waitingJobs: waiting.map((job) => ({ ...job, payload: { ...job.payload } })),
    };
  });
  const manifest: Manifest = {
    format: "regain-backup",
    version: formatVersion,
    createdAt: now.toISOString(),
    engine: database.kind,
    ...read,
    objects: await mirror.follow(),
  };
  const draft = join(folder, `${manifestFile}.draft`);
  await writeFile(draft, JSON.stringify(manifest, null, 1), { mode: 0o600, flush: true });
  await rename(draft, join(folder, manifestFile));
  return manifest;
}
