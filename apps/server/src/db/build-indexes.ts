import type { OwnedDatabase } from "./database.ts";
import type { Migrations } from "./migrations/index.ts";

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

interface Found {
  readonly name: string;
  /** A build that was broken off leaves one that is of no use. */
  readonly isValid: boolean;
}

/**
 * Builds what migrations have named and what is not there yet. On PostgreSQL nobody waits for it but the process that
 * starts: reading and writing go on. Processes that start at once take turns.
 */
export async function buildIndexes(
  { pool, kind }: OwnedDatabase,
  migrations: Migrations,
): Promise<void> {
  const wanted = Object.values(migrations).flatMap(({ concurrently = {} }) =>
    Object.entries(concurrently),
  );
  if (wanted.length === 0) return;
  const way = kind === "postgres" ? "concurrently" : "";
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    // Not in a transaction: whoever waits for the lock in one would hold up the building itself.
    for (;;) {
      const { rows } = await client.query<{ mine: boolean }>(
        "select pg_try_advisory_lock(hashtext('regain indexes')) as mine",
      );
      if (rows[0]?.mine) break;
      await client.query("select pg_sleep(0.5)");
    }
    const { rows: found } = await client.query<Found>(
      `select relname as name, indisvalid as "isValid" from pg_index join pg_class on oid = indexrelid
       where relnamespace = 'public'::regnamespace and relname = any ($1)`,
      [wanted.map(([name]) => name)],
    );
    for (const [name, definition] of wanted) {
      const known = found.find((one) => one.name === name);
      if (known?.isValid) continue;
      if (known) await client.query(`drop index ${way} ${quoted(name)}`);
      await client.query(`create index ${way} ${quoted(name)} ${definition}`);
    }
  } finally {
    await client.query("select pg_advisory_unlock_all()").catch(() => undefined);
    // Its settings are not those of the others.
    client.release(true);
  }
}
