import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PoolClient } from "pg";
import type { KeptStore } from "../adapters/objects/kept-store.ts";
import { system } from "../db/actor.ts";
import { claimedPlace } from "../db/claimed-place.ts";
import { markName } from "../db/data-folder-claim.ts";
import type { OwnedDatabase } from "../db/database.ts";
import { isEmpty } from "../demo/demo.ts";
import { demoInside } from "../demo/demo-inside.ts";
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
  /** The mark of the place for objects; undefined if no server has claimed it. */
  placeMark(): Promise<string | undefined>;
  /** Prepares the queue. */
  jobs(): Promise<Jobs>;
  /** In production, the demo's people must not be in the backup. */
  readonly isProduction: boolean;
}

/** Limits on what is sent to the database in one batch. */
const maxLines = 500;
const maxCharacters = 4_000_000;

async function* inBatches(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  for await (const line of lines) {
    batch.push(line);
    characters += line.length;
    if (batch.length < maxLines && characters < maxCharacters) continue;
    yield batch;
    [batch, characters] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

/** The backup's migrations must be the first of ours, so that the rest can run on top of it. */
function checkAge({ migrations: theirs }: Manifest): void {
  const ours = Object.keys(migrations);
  if (theirs.every((name, place) => name === ours[place])) return;
  throw new BackupRefused(
    "other-version",
    "The backup was made by a newer version of Regain: restore it with that version or a later one.",
  );
}

/**
 * Servers mark where their files are when they start, and a restore marks nothing: a marked place belongs to a
 * server, even if every file in it is in the backup.
 * @throws BackupRefused `not-empty`
 */
async function refuseServersPlace(
  { database, objects, placeMark }: RestoreParts,
  migrationsHere: readonly string[],
): Promise<void> {
  const mark = await placeMark();
  if (mark === undefined) return;
  // A server was started on this very database, but nobody has used it yet.
  const knowsPlace = migrationsHere.includes("0030-data-folder");
  if (knowsPlace && (await claimedPlace(database)) === mark) return;
  throw new BackupRefused(
    "not-empty",
    `The files of another database are in ${objects.place}, but a backup is restored into an empty place: set ${objects.settings} to another one. If no server uses this one anymore, delete everything in it and its mark, ${markName}, which for a folder is in DATA_DIR.`,
  );
}

/** @throws BackupRefused `not-empty` */
async function checkPlace(parts: RestoreParts, manifest: Manifest): Promise<void> {
  const { database, objects } = parts;
  const run = await migrationsRun(database);
  const isNew = run.length === 0;
  if (!isNew && !(await isEmpty(database)))
    throw new BackupRefused(
      "not-empty",
      "There are accounts in this database, but a backup is restored into an empty one: set DATABASE_URL or DATA_DIR to another place.",
    );
  if (run.length > manifest.migrations.length)
    throw new BackupRefused(
      "not-empty",
      "This database is newer than the backup: restore it into one on which no server has been started.",
    );
  await refuseServersPlace(parts, run);
  // Files that are also in the backup come from an interrupted run of this command.
  const own = new Set(manifest.objects.map(({ path }) => path));
  for await (const { key } of objects.list())
    if (!own.has(key))
      throw new BackupRefused(
        "not-empty",
        `There are files in ${objects.place}, but a backup is restored into an empty place: set ${objects.settings} to another one.`,
      );
}

async function loadTable(client: PoolClient, folder: string, entry: TableEntry): Promise<void> {
  for await (const lines of inBatches(linesOf(folder, entry)))
    await loadLines(client, entry, lines);
}

async function refuseDemo(client: PoolClient): Promise<void> {
  const why = await demoInside(client);
  if (why)
    throw new BackupRefused(
      "demo-accounts",
      `This backup must not be used in production, so nothing was restored. ${why}.`,
    );
}

/** Refills the queue with the jobs that were waiting. Should their rows not arrive, jobs that find none do nothing. */
async function fillQueue({ database, jobs }: RestoreParts, { waitingJobs }: Manifest) {
  const queue = await jobs();
  // Left by an interrupted run; nobody has worked here yet.
  await database.pool.query("delete from boss.job");
  await database.withActor(system("jobs"), (trx) => enqueueAll(queue, trx, waitingJobs));
}

async function loadAll(parts: RestoreParts, folder: string, manifest: Manifest) {
  const { database, objects, isProduction } = parts;
  await loading(database, async (client) => {
    const here = await carriedTables(client);
    const shapes = (tables: readonly Pick<CarriedTable, "name" | "columns">[]) =>
      JSON.stringify(tables.map(({ name, columns }) => [name, columns]));
    if (shapes(here) !== shapes(manifest.tables))
      throw damaged("its tables are not those of its version");
    await clear(client, here);
    for (const entry of manifest.tables) await loadTable(client, folder, entry);
    if (isProduction) await refuseDemo(client);
    // Before the rows become visible: whoever finds a row finds its file.
    for (const { path } of manifest.objects)
      await objects.put(path, await readFile(join(folder, objectsFolder, path)));
  });
}

/**
 * Restores a backup into an empty place: all rows, or none if something is wrong with it, and the files. The database
 * is migrated to the backup's version, filled, and migrated to ours. The rows are the last of the data to arrive, so
 * an interrupted run is just run again.
 * @throws BackupRefused `no-backup`, `backup-damaged`, `other-version`, `not-empty`, `demo-accounts`
 */
export async function restoreBackup(parts: RestoreParts, folder: string): Promise<Manifest> {
  const { database } = parts;
  const manifest = await checkedBackup(folder);
  checkAge(manifest);
  await checkPlace(parts, manifest);
  await migrate(database, { upTo: manifest.migrations.at(-1) });
  await fillQueue(parts, manifest);
  await loadAll(parts, folder, manifest);
  await migrate(database);
  return manifest;
}
