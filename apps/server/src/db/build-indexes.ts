import type { PoolClient } from "pg";
import type { OwnedDatabase } from "./database.ts";
import type { Migrations } from "./migrations/index.ts";
import { disableSocketTimeout } from "./socket-timeout.ts";
import { watchLockWaits } from "./lock-waits.ts";

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

async function processOf(client: PoolClient): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid;
}

interface Found {
  readonly name: string;
  /** False for what an interrupted build leaves, which is unusable. */
  readonly isValid: boolean;
}

/**
 * Builds the missing indexes that migrations name. On PostgreSQL only the starting process waits for it: reads and
 * writes go on. Processes that start at the same time take turns. It waits for every transaction that was already
 * open, however long that takes.
 * @param say called, with a sentence, about what it waits for
 */
export async function buildIndexes(
  database: OwnedDatabase,
  migrations: Migrations,
  say: (sentence: string) => void,
): Promise<void> {
  const { pool, kind } = database;
  const wanted = Object.values(migrations).flatMap(({ concurrently = {} }) =>
    Object.entries(concurrently),
  );
  if (wanted.length === 0) return;
  const way = kind === "postgres" ? "concurrently" : "";
  const client = await pool.connect();
  disableSocketTimeout(client);
  let building = "";
  let pid: number | undefined;
  const what = () => `The build of the index ${building}`;
  const watch = watchLockWaits(database, () => pid, what, say);
  try {
    await client.query("set statement_timeout = 0");
    // Not in a transaction: one that waits for the lock would hold up the build itself.
    for (let isSaid = false; ; isSaid = true) {
      const { rows } = await client.query<{ mine: boolean }>(
        "select pg_try_advisory_lock(hashtext('regain indexes')) as mine",
      );
      if (rows[0]?.mine) break;
      if (!isSaid) say("Another process is building indexes: this one waits for it.");
      await client.query("select pg_sleep(0.5)");
    }
    const { rows: found } = await client.query<Found>(
      `select relname as name, indisvalid as "isValid" from pg_index join pg_class on oid = indexrelid
       where relnamespace = 'public'::regnamespace and relname = any ($1)`,
      [wanted.map(([name]) => name)],
    );
    pid = await processOf(client);
    for (const [name, definition] of wanted) {
      building = name;
      const known = found.find((one) => one.name === name);
      if (known?.isValid) continue;
      if (known) await client.query(`drop index ${way} ${quoted(name)}`);
      await client.query(`create index ${way} ${quoted(name)} ${definition}`);
    }
  } finally {
    await watch.stop();
    await client.query("select pg_advisory_unlock_all()").catch(() => undefined);
    // Its settings differ from the other connections'.
    client.release(true);
  }
}
