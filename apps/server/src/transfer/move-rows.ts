import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import { system } from "../db/actor.ts";
import type { OwnedDatabase } from "../db/database.ts";
import { StartupError } from "../db/startup-error.ts";
import type { Jobs } from "../lib/jobs.ts";
import { atOneMoment, dumpTable } from "./dump.ts";
import { clear, loading, loadLines } from "./load.ts";
import { type CarriedTable, carriedTables, quoted } from "./tables.ts";
import { enqueueAll, waitingJobs } from "./waiting-jobs.ts";

export interface MovedTable {
  readonly name: string;
  readonly rows: number;
}

export interface MovedRows {
  readonly tables: readonly MovedTable[];
  /** Jobs that are waiting, and will be done in the new place. */
  readonly jobs: number;
}

export interface MoveParts {
  readonly source: OwnedDatabase;
  readonly target: OwnedDatabase;
  /** The target's queue. */
  readonly jobs: Jobs;
}

/** Filled by the migrations themselves; replaced with the source's rows. */
const seeded: ReadonlySet<string> = new Set(["coupons"]);

/** @throws StartupError if the target has already been used */
async function checkEmpty(client: PoolClient, tables: readonly CarriedTable[]): Promise<void> {
  for (const { name } of tables) {
    if (seeded.has(name)) continue;
    const { rows } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rows.length > 0)
      throw new StartupError(
        `The table ${name} of the database in DATABASE_URL is not empty, so nothing was moved: use a new, empty database.`,
      );
  }
}

interface Digest {
  readonly rows: number;
  readonly hash: string;
}

/** Counts and hashes the rows of a table, and passes them on. */
async function read(
  client: PoolClient,
  table: CarriedTable,
  take: (lines: readonly string[]) => Promise<void> = () => Promise.resolve(),
): Promise<Digest> {
  const hash = createHash("sha256");
  let rows = 0;
  for await (const lines of dumpTable(client, table)) {
    rows += lines.length;
    for (const line of lines) hash.update(`${line}\n`);
    await take(lines);
  }
  return { rows, hash: hash.digest("hex") };
}

async function moveTable(from: PoolClient, to: PoolClient, table: CarriedTable) {
  const sent = await read(from, table, (lines) => loadLines(to, table, lines));
  const arrived = await read(to, table);
  if (arrived.rows !== sent.rows || arrived.hash !== sent.hash)
    throw new Error(
      `${table.name} arrived with ${arrived.rows} rows instead of ${sent.rows}, or with different ones: nothing was moved.`,
    );
  return { name: table.name, rows: sent.rows };
}

/**
 * Moves every row of one database to another that has the same schema and nobody in it, in one transaction, and reads
 * them back there before it commits. The waiting jobs are put into the new queue just before the commit: should the
 * transaction then fail, jobs that find no rows do nothing.
 * @throws StartupError if the target is not empty
 */
export function moveRows({ source, target, jobs }: MoveParts): Promise<MovedRows> {
  return atOneMoment(source, (from) =>
    loading(target, async (to) => {
      const tables = await carriedTables(from);
      await checkEmpty(to, tables);
      await clear(to, tables);
      const moved: MovedTable[] = [];
      for (const table of tables) moved.push(await moveTable(from, to, table));
      const waiting = await waitingJobs(from);
      await to.query("delete from boss.job");
      await target.withActor(system("jobs"), (trx) => enqueueAll(jobs, trx, waiting));
      return { tables: moved, jobs: waiting.length };
    }),
  );
}
