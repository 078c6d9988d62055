import type { DatabasePlace, Engine } from "./engine.ts";
import { GuardedPool } from "./guarded-pool.ts";
import { setSocketTimeout } from "./socket-timeout.ts";
import { StartupError } from "./startup-error.ts";
import { types } from "./type-parsers.ts";

const oldestVersion = 17;

/** A statement that runs longer is a mistake; even jobs work in short transactions. */
const statementTimeoutMs = 60_000;

/** Silence for longer than this, on a connection waiting for an answer, is not a slow statement. */
const silenceMs = statementTimeoutMs + 5_000;

async function versionOf(pool: GuardedPool): Promise<number> {
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    return rows[0]!.version;
  } catch (error) {
    throw new StartupError(
      `The database in DATABASE_URL cannot be used: ${error instanceof Error ? error.message || String(error) : String(error)}.`,
      { cause: error },
    );
  }
}

export async function openPostgres(
  place: Extract<DatabasePlace, { kind: "postgres" }>,
): Promise<Engine> {
  const pool = new GuardedPool({
    connectionString: place.url,
    max: place.maxConnections ?? 10,
    // A name in DATABASE_URL takes precedence.
    fallback_application_name: place.name ?? "regain",
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementTimeoutMs,
    types,
  });
  if (!place.isPatient) setSocketTimeout(pool, silenceMs);
  try {
    const version = await versionOf(pool);
    if (version < oldestVersion)
      throw new StartupError(
        `Regain needs PostgreSQL ${oldestVersion} or newer; DATABASE_URL points to version ${version}.`,
      );
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { kind: "postgres", pool, close: () => pool.end() };
}
