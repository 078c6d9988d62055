import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { v7 } from "uuid";
import { Misuse } from "../admin/command.ts";
import { operatorName } from "../admin/operator-name.ts";
import { writeTrail } from "../admin/trail.ts";
import { type Bucket, openBucket } from "../adapters/objects/bucket.ts";
import { readMark } from "../adapters/objects/bucket-mark.ts";
import { moveIntoBucket } from "../adapters/objects/move-into-bucket.ts";
import { readConfig } from "../config.ts";
import { claimedPlace, claimPlace } from "../db/claimed-place.ts";
import { folderMark } from "../db/data-folder-claim.ts";
import { openDatabase, type OwnedDatabase } from "../db/database.ts";
import { demoInside } from "../demo/demo-inside.ts";
import { FolderInUse } from "../db/embedded/folder-lock.ts";
import { tellsOtherUser } from "../db/folder-owner.ts";
import { isMigrated, migrate } from "../db/migrate.ts";
import { refuseOtherEncoding } from "../db/refuse-other-encoding.ts";
import { StartupError } from "../db/startup-error.ts";
import { startJobs } from "../lib/jobs.ts";
import { checkKeysBeside } from "../lib/keys/check-keys-beside.ts";
import { startupSentence } from "../lib/startup-sentence.ts";
import { copyFiles } from "./copy-files.ts";
import { moveRows } from "./move-rows.ts";

const help = `Moves everything from the embedded database to PostgreSQL: all of it, or nothing.

usage: npm run transfer -- [--from FOLDER] [--as NAME]

  --from FOLDER   the data folder of the embedded database; DATA_DIR if not given
  --as NAME       who you are, for the audit trail; required in production, otherwise this machine's user

DATABASE_URL names the PostgreSQL database, which must not have been used yet. DATA_DIR is the data
folder of its future servers: files are copied there if it is another one, recordings and photos into
the bucket if S3_BUCKET is set; otherwise they stay where they are. The server must be stopped. The
originals are left in place.`;

function optionsOf(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        from: { type: "string" },
        as: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    }).values;
  } catch (error) {
    throw new Misuse((error as Error).message);
  }
}

function refuseOtherUser(folder: string): void {
  const other = tellsOtherUser(folder);
  if (other) throw new StartupError(other);
}

async function openSource(folder: string): Promise<OwnedDatabase> {
  const place = join(folder, "postgres");
  if (!existsSync(join(place, "PG_VERSION")))
    throw new StartupError(
      `There is no embedded database in ${folder}: name its folder with --from.`,
    );
  refuseOtherUser(place);
  try {
    return await openDatabase({ kind: "embedded", folder: place });
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new StartupError(`Regain is running on ${folder}: stop it first.`, { cause: error });
  }
}

async function checkVersion(source: OwnedDatabase, folder: string): Promise<void> {
  if (await isMigrated(source)) return;
  throw new StartupError(
    `The database in ${folder} does not match this version of Regain: start the server on it once, which brings it up to date.`,
  );
}

async function refuseDemo({ pool }: OwnedDatabase, folder: string): Promise<void> {
  const why = await demoInside(pool);
  if (why)
    throw new StartupError(
      `The database in ${folder} must not be used in production, so nothing was moved. ${why}.`,
    );
}

/**
 * An embedded database's files are next to it, unless it knows of another place.
 * @returns the mark of the new servers' bucket, if the files are already in it
 * @throws StartupError if they are in neither the bucket nor the folder: they would be left behind
 */
async function markInBucket(
  source: OwnedDatabase,
  folder: string,
  bucket: Bucket | undefined,
): Promise<string | undefined> {
  const known = await claimedPlace(source);
  if (known === undefined || known === (await folderMark(folder))) return undefined;
  if (bucket && known === (await readMark(bucket))) return known;
  const where = bucket ? `nor in ${bucket.place}` : "but in a bucket";
  throw new StartupError(
    `The recordings and pictures of this database are not in ${folder}, ${where}, so nothing was moved: set S3_BUCKET, S3_PREFIX, and the other S3 settings as its server has them.`,
  );
}

async function transfer(args: string[]): Promise<void> {
  const options = optionsOf(args);
  if (options.help) {
    console.log(help);
    return;
  }
  const config = readConfig(process.env);
  const operator = operatorName(options.as, config.appEnv);
  const { database: place, dataDir } = config;
  if (place.kind !== "postgres")
    throw new Misuse("Set DATABASE_URL to the PostgreSQL database to move everything to.");
  // npm changes to the project's folder, and says which folder it was called from.
  const from = options.from ? resolve(process.env.INIT_CWD ?? ".", options.from) : dataDir;
  if (from !== dataDir) refuseOtherUser(dataDir);
  await checkKeysBeside(from, config.encryptionKeys);
  const source = await openSource(from);
  try {
    await checkVersion(source, from);
    if (config.appEnv === "production") await refuseDemo(source, from);
    const bucket = config.s3 && openBucket(config.s3);
    const mark = await markInBucket(source, from, bucket);
    const target = await openDatabase({ ...place, isPatient: true });
    try {
      await refuseOtherEncoding(target);
      await migrate(target);
      const jobs = await startJobs(target, { onError: (error) => console.error(error.message) });
      try {
        const others = config.s3 ? ["objects"] : [];
        const copied = from === dataDir ? undefined : await copyFiles(from, dataDir, others);
        // What the folder still has from a move into the bucket is not put there again: it may have been deleted
        // since.
        const inBucket = !mark && bucket ? await moveIntoBucket(target, bucket, from) : undefined;
        if (mark) await claimPlace(target, mark);
        const moved = await moveRows({ source, target, jobs });
        const run = { id: v7(), operator, command: "transfer" };
        await writeTrail(target, run, [], { status: 200 }, new Date());
        const rows = moved.tables.reduce((sum, table) => sum + table.rows, 0);
        console.log(
          `Moved ${rows} rows in ${moved.tables.length} tables and ${moved.jobs} waiting jobs; each table was read back and is the same.`,
        );
        if (copied)
          console.log(`Copied ${copied.files} files (${copied.bytes} bytes) to ${dataDir}.`);
        if (bucket && inBucket)
          console.log(
            `Copied ${inBucket.files} files (${inBucket.bytes} bytes) to ${bucket.place}.`,
          );
        console.log("Start Regain with these settings. The originals were left in place.");
      } finally {
        await jobs.stop();
      }
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

try {
  await transfer(process.argv.slice(2));
} catch (error) {
  const sentence = error instanceof Misuse ? error.message : startupSentence(error);
  console.error(sentence ?? error);
  process.exitCode = error instanceof Misuse ? 2 : 1;
}
