import { setTimeout as pause } from "node:timers/promises";
import type { OwnedDatabase } from "./database.ts";

/** A connection that another one is waiting for. */
interface Blocker {
  readonly pid: number;
  readonly name: string;
  readonly seconds: number;
}

async function blockersOf({ pool }: OwnedDatabase, pid: number): Promise<Blocker[]> {
  const { rows } = await pool.query<Blocker>(
    `select pid, coalesce(nullif(application_name, ''), backend_type) as name,
       coalesce(extract(epoch from clock_timestamp() - xact_start), 0)::int as seconds
     from pg_stat_activity where pid = any (pg_blocking_pids($1)) order by xact_start`,
    [pid],
  );
  return rows;
}

const named = ({ pid, name, seconds }: Blocker) =>
  `the connection ${pid} of "${name}", whose transaction began ${seconds} s ago`;

/** Watches what a connection waits for during startup. */
export interface LockWaitWatch {
  /** What it last waited for, in words; undefined if it never waited. */
  readonly blockedBy: () => string | undefined;
  stop(): Promise<void>;
}

/** A wait is reported after the first of these, and again each time the second has passed, ms. */
const everyMs = 1_000;
const saidAgainMs = 60_000;

/**
 * Polls, from another connection, whether a connection waits for others, and says for which. The embedded database
 * has one session, which waits for nobody.
 * @param pidOf the connection's process id in the database; undefined while it is not known
 * @param what waits, as the beginning of a sentence
 */
export function watchLockWaits(
  database: OwnedDatabase,
  pidOf: () => number | undefined,
  what: () => string,
  say: (sentence: string) => void,
): LockWaitWatch {
  const ended = new AbortController();
  let blockedBy: string | undefined;
  let saidOf = "";
  let saidAt = -Infinity;
  async function look(): Promise<void> {
    const pid = pidOf();
    if (pid === undefined) return;
    const blockers = await blockersOf(database, pid);
    if (blockers.length === 0) return;
    blockedBy = blockers.map(named).join(", and for ");
    const now = performance.now();
    const about = `${what()} ${blockers.map((one) => one.pid).join()}`;
    if (about === saidOf && now - saidAt < saidAgainMs) return;
    saidOf = about;
    saidAt = now;
    say(`${what()} waits for ${blockedBy}.`);
  }
  async function watch(): Promise<void> {
    while (!ended.signal.aborted) {
      await pause(everyMs, undefined, { signal: ended.signal }).catch(() => undefined);
      // A failure here affects only the messages: the work itself reports its own failures.
      if (!ended.signal.aborted) await look().catch(() => undefined);
    }
  }
  const watching = database.kind === "postgres" ? watch() : Promise.resolve();
  return {
    blockedBy: () => blockedBy,
    stop: () => {
      ended.abort();
      return watching;
    },
  };
}
