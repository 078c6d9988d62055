import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { property } from "../lib/property.ts";
import type { OwnedDatabase } from "./database.ts";
import { buildIndexes } from "./build-indexes.ts";
import { type Migrations, migrations as ours } from "./migrations/index.ts";

/**
 * A migration that waits for a lock holds up everybody who comes after it. So it gives up soon, lets the others by,
 * and tries again.
 */
export interface Patience {
  readonly lockTimeoutMs: number;
  readonly pauseMs: number;
  readonly tries: number;
}
const usualPatience: Patience = { lockTimeoutMs: 3_000, pauseMs: 1_000, tries: 20 };

/** SQLSTATE of a lock that was not to be had in time, and of another process that migrates for long. */
const inTheWay = new Set<unknown>(["55P03", "57014"]);

function waitingBriefly(migration: Migration, lockTimeoutMs: number): Migration {
  return {
    ...migration,
    async up(db: Kysely<unknown>) {
      await sql.raw(`set local lock_timeout = ${lockTimeoutMs}`).execute(db);
      // Building and checking may take longer than a statement of a request.
      await sql.raw("set local statement_timeout = 0").execute(db);
      await migration.up(db);
    },
  };
}

function migratorOf(
  { owner }: OwnedDatabase,
  migrations: Migrations,
  { lockTimeoutMs } = usualPatience,
): Migrator {
  const careful = Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      waitingBriefly(migration, lockTimeoutMs),
    ]),
  );
  return new Migrator({
    db: owner,
    provider: { getMigrations: () => Promise.resolve(careful) },
  });
}

/** Runs the next migration, if there is one, in a transaction of its own under the lock of all migrators. */
async function runNext(migrator: Migrator, { pauseMs, tries }: Patience): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const { error, results = [] } = await migrator.migrateUp();
    if (!error) return results.length > 0;
    if (!inTheWay.has(property(error, "code")) || attempt === tries) throw error;
    await pause(pauseMs);
  }
}

export interface MigrateOptions extends Partial<Patience> {
  /** The last one to run; all where it is not given. */
  readonly upTo?: string | undefined;
  /** Those of the product where none are given. */
  readonly migrations?: Migrations;
}

/**
 * Brings the schema up to date, one migration at a time; two processes that start at once take turns. A schema that is
 * further on already is left as it is: a release must be able to start again on that of the next.
 */
export async function migrate(
  database: OwnedDatabase,
  { upTo, migrations = ours, ...own }: MigrateOptions = {},
): Promise<void> {
  const wanted = Object.fromEntries(
    Object.entries(migrations).filter(([name]) => upTo === undefined || name <= upTo),
  );
  const patience = { ...usualPatience, ...own };
  const migrator = migratorOf(database, wanted, patience);
  const known = await migrator.getMigrations();
  const isBehind = known.some(({ executedAt }) => executedAt === undefined);
  if (isBehind) while (await runNext(migrator, patience)) continue;
  await buildIndexes(database, wanted);
}

/** The names of those that have run, in their order; none where nothing was ever run. */
export async function migrationsRun(database: OwnedDatabase): Promise<string[]> {
  const all = await migratorOf(database, ours).getMigrations();
  return all.filter(({ executedAt }) => executedAt !== undefined).map(({ name }) => name);
}

/** True when every migration this build knows has been run. */
export async function isMigrated(database: OwnedDatabase): Promise<boolean> {
  return (await migrationsRun(database)).length === Object.keys(ours).length;
}
