import type { PoolClient } from "pg";
import type { OwnedDatabase } from "./database.ts";
import type { Migrations } from "./migrations/index.ts";
import { waitHoweverLong } from "./silence.ts";
import { watchWaiting } from "./who-blocks.ts";

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

async function processOf(client: PoolClient): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid;
}

interface Found {
  readonly name: string;
  /** A build that was broken off leaves one that is of no use. */
  readonly isValid: boolean;
}

/**
 * Builds what migrations have named and what is not there yet. On PostgreSQL nobody waits for it but the process that
 * starts: reading and writing go on. Processes that start at once take turns. It waits for every transaction that was
 * there before, however long that takes.
 * @param say told, in a sentence, what it waits for
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
  waitHoweverLong(client);
  let building = "";
  let pid: number | undefined;
  const what = () => `The index ${building}, which is built meanwhile,`;
  const watch = watchWaiting(database, () => pid, what, say);
  try {
    await client.query("set statement_timeout = 0");
    // Not in a transaction: whoever waits for the lock in one would hold up the building itself.
    for (let isSaid = false; ; isSaid = true) {
      const { rows } = await client.query<{ mine: boolean }>(
        "select pg_try_advisory_lock(hashtext('regain indexes')) as mine",
      );
      if (rows[0]?.mine) break;
      if (!isSaid) say("Another process builds indexes: this one waits for it.");
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
    // Its settings are not those of the others.
    client.release(true);
  }
}
