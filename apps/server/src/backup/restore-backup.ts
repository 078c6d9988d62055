import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PoolClient } from "pg";
import type { KeptStore } from "../adapters/objects/kept-store.ts";
import { system } from "../db/actor.ts";
import type { OwnedDatabase } from "../db/database.ts";
import { isEmpty } from "../db/demo/demo.ts";
import { migrate, migrationsRun } from "../db/migrate.ts";
import { migrations } from "../db/migrations/index.ts";
import type { Jobs } from "../lib/jobs.ts";
import { clear, loading, loadLines } from "../transfer/load.ts";
import { type CarriedTable, carriedTables } from "../transfer/tables.ts";
import { enqueueAll } from "../transfer/waiting-jobs.ts";
import { type Manifest, objectsFolder, type TableEntry } from "./manifest.ts";
import { checkedBackup, damaged, linesOf } from "./read-backup.ts";
import { BackupRefused } from "./refused-backup.ts";

export interface RestoreParts {
  readonly database: OwnedDatabase;
  readonly objects: KeptStore;
  /** Makes the queue ready. */
  jobs(): Promise<Jobs>;
}

/** Bounds of what is sent to the database at once. */
const mostLines = 500;
const mostCharacters = 4_000_000;

async function* inBatches(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  for await (const line of lines) {
    batch.push(line);
    characters += line.length;
    if (batch.length < mostLines && characters < mostCharacters) continue;
    yield batch;
    [batch, characters] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

/** The migrations of the backup must be the first of ours: then the others can run on it. */
function checkAge({ migrations: theirs }: Manifest): void {
  const ours = Object.keys(migrations);
  if (theirs.every((name, place) => name === ours[place])) return;
  throw new BackupRefused(
    "other-version",
    "The backup was made by another version of Regain, which knows more than this one: restore it with the version that made it, or a newer one.",
  );
}

/** @throws BackupRefused `not-empty` */
async function checkPlace({ database, objects }: RestoreParts, manifest: Manifest): Promise<void> {
  const run = await migrationsRun(database);
  const isNew = run.length === 0;
  if (!isNew && !(await isEmpty(database)))
    throw new BackupRefused(
      "not-empty",
      "There are accounts in this database: a backup is restored into an empty one. Set DATABASE_URL or DATA_DIR to another place.",
    );
  if (run.length > manifest.migrations.length)
    throw new BackupRefused(
      "not-empty",
      "This database is newer than the backup: restore it into one in which no server has been started.",
    );
  for await (const _ of objects.list())
    throw new BackupRefused(
      "not-empty",
      `There are files in ${objects.place}: a backup is restored into an empty place. Set ${objects.settings} to another one.`,
    );
}

async function loadTable(client: PoolClient, folder: string, entry: TableEntry): Promise<void> {
  for await (const lines of inBatches(linesOf(folder, entry)))
    await loadLines(client, entry, lines);
}

async function loadRows(database: OwnedDatabase, folder: string, manifest: Manifest) {
  await loading(database, async (client) => {
    const here = await carriedTables(client);
    const shapes = (tables: readonly Pick<CarriedTable, "name" | "columns">[]) =>
      JSON.stringify(tables.map(({ name, columns }) => [name, columns]));
    if (shapes(here) !== shapes(manifest.tables))
      throw damaged("its tables are not those of its version");
    await clear(client, here);
    for (const entry of manifest.tables) await loadTable(client, folder, entry);
  });
}

/**
 * Restores a backup into an empty place: all rows, or none where something is wrong with it, and the files beside them.
 * The database is brought to the version of the backup, filled, and brought to ours.
 * @throws BackupRefused `no-backup`, `backup-damaged`, `other-version`, `not-empty`
 */
export async function restoreBackup(parts: RestoreParts, folder: string): Promise<Manifest> {
  const { database, objects } = parts;
  const manifest = await checkedBackup(folder);
  checkAge(manifest);
  await checkPlace(parts, manifest);
  await migrate(database, { upTo: manifest.migrations.at(-1) });
  // Before the rows: whoever finds a row finds its file.
  for (const { path } of manifest.objects)
    await objects.put(path, await readFile(join(folder, objectsFolder, path)));
  await loadRows(database, folder, manifest);
  await migrate(database);
  const jobs = await parts.jobs();
  await database.withActor(system("jobs"), (trx) => enqueueAll(jobs, trx, manifest.waitingJobs));
  return manifest;
}
