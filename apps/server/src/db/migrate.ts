import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { property } from "../lib/property.ts";
import type { OwnedDatabase } from "./database.ts";
import { buildIndexes } from "./build-indexes.ts";
import { type Migrations, migrations as ours } from "./migrations/index.ts";
import { disableSocketTimeout } from "./socket-timeout.ts";
import { StartupError } from "./startup-error.ts";
import { type LockWaitWatch, watchLockWaits } from "./lock-waits.ts";

/**
 * A migration that waits for a lock holds up everybody behind it. So it gives up soon, lets the others pass, and
 * tries again.
 */
export interface Patience {
  readonly lockTimeoutMs: number;
  readonly pauseMs: number;
  readonly tries: number;
}
const usualPatience: Patience = { lockTimeoutMs: 3_000, pauseMs: 1_000, tries: 20 };

/** The migration that is running, and its connection's process id in the database. */
interface UnderWay {
  name: string;
  pid?: number;
}

/** SQLSTATEs of a lock that was not available in time, and of another process that is migrating for a long time. */
const inTheWay = new Set<unknown>(["55P03", "57014"]);

function waitingBriefly(
  name: string,
  migration: Migration,
  lockTimeoutMs: number,
  underWay: UnderWay,
): Migration {
  return {
    ...migration,
    async up(db: Kysely<unknown>) {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      Object.assign(underWay, { name, pid: rows[0]?.pid });
      await sql.raw(`set local lock_timeout = ${lockTimeoutMs}`).execute(db);
      // Building and validating may take longer than a request's statement.
      await sql.raw("set local statement_timeout = 0").execute(db);
      await migration.up(db);
    },
  };
}

/** The owner's access, for statements that may take longer than a request's. */
const patientOwner = ({ pool }: OwnedDatabase): Kysely<unknown> =>
  new Kysely({
    dialect: new PostgresDialect({
      pool: {
        options: pool.options,
        connect: async () => {
          const client = await pool.connect();
          disableSocketTimeout(client);
          return client;
        },
        // The pool is the server's, and stays open.
        end: () => Promise.resolve(),
      },
    }),
  });

function migratorOf(
  database: OwnedDatabase,
  migrations: Migrations,
  { lockTimeoutMs } = usualPatience,
  underWay: UnderWay = { name: "" },
): Migrator {
  const careful = Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      waitingBriefly(name, migration, lockTimeoutMs, underWay),
    ]),
  );
  return new Migrator({
    db: patientOwner(database),
    provider: { getMigrations: () => Promise.resolve(careful) },
  });
}

/** Runs the next migration, if any, in its own transaction under the lock that all migrators share. */
async function runNext(
  migrator: Migrator,
  { pauseMs, tries }: Patience,
  blockedBy: LockWaitWatch["blockedBy"],
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const { error, results = [] } = await migrator.migrateUp();
    if (!error) return results.length > 0;
    if (!inTheWay.has(property(error, "code"))) throw error;
    if (attempt === tries)
      throw new StartupError(
        `A migration could not run because others are using the database: it waited for ${blockedBy() ?? "another process that migrates"}. Wait until that has ended, for example a backup, then start again.`,
        { cause: error },
      );
    await pause(pauseMs);
  }
}

export interface MigrateOptions extends Partial<Patience> {
  /** The last one to run; all if not given. */
  readonly upTo?: string | undefined;
  /** The product's own if not given. */
  readonly migrations?: Migrations;
  /** Called, with a sentence, about what it waits for. */
  readonly say?: (sentence: string) => void;
}

/**
 * Brings the schema up to date, one migration at a time; two processes that start at the same time take turns. A
 * schema that is already newer is left as it is: a release must be able to start again on the next one's schema.
 */
export async function migrate(
  database: OwnedDatabase,
  { upTo, migrations = ours, say = () => undefined, ...own }: MigrateOptions = {},
): Promise<void> {
  const wanted = Object.fromEntries(
    Object.entries(migrations).filter(([name]) => upTo === undefined || name <= upTo),
  );
  const patience = { ...usualPatience, ...own };
  const underWay: UnderWay = { name: "" };
  const migrator = migratorOf(database, wanted, patience, underWay);
  const known = await migrator.getMigrations();
  const isBehind = known.some(({ executedAt }) => executedAt === undefined);
  if (isBehind) {
    const what = () => `The migration ${underWay.name}`;
    const watch = watchLockWaits(database, () => underWay.pid, what, say);
    try {
      while (await runNext(migrator, patience, watch.blockedBy)) continue;
    } finally {
      await watch.stop();
    }
  }
  await buildIndexes(database, wanted, say);
}

/** The names of the migrations that have run, in order; none if nothing was ever run. */
export async function migrationsRun(database: OwnedDatabase): Promise<string[]> {
  const all = await migratorOf(database, ours).getMigrations();
  return all.filter(({ executedAt }) => executedAt !== undefined).map(({ name }) => name);
}

/** True when every migration this build knows has been run. */
export async function isMigrated(database: OwnedDatabase): Promise<boolean> {
  return (await migrationsRun(database)).length === Object.keys(ours).length;
}
