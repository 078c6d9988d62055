import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import type pg from "pg";
import type { Actor } from "./actor.ts";
import { ActingDialect, beginAs } from "./begin-as.ts";
import { type DatabasePlace, type Engine, type EngineKind, openEngine } from "./engine.ts";
import { insideTransaction } from "./guarded-pool.ts";
import type { Tables } from "./tables.ts";

/** A transaction with an actor's rights. Stores take it as their first parameter. */
export type Trx = Transaction<Tables>;

/** How many connections there are, how many of them are idle, and how many calls wait for one. */
export interface Connections {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The only access to the data: `withActor`. */
export interface Database {
  readonly kind: EngineKind;
  /** This process's connections. */
  connections(): Connections;
  /**
   * Runs `work` in one transaction that sees and changes what row-level security grants the actor. Commits when
   * it resolves, rolls back when it throws. No network calls inside.
   */
  withActor<T>(actor: Actor, work: (trx: Trx) => Promise<T>): Promise<T>;
}

/** The owner's access as well, for migrations, jobs and startup; no module gets it. */
export interface OwnedDatabase extends Database {
  readonly owner: Kysely<Tables>;
  readonly pool: pg.Pool;
  /** How long a call that comes now would wait for a connection if this many more are about to get in line, ms. */
  waitMs(toCome?: number): number;
  close(): Promise<void>;
}

export function databaseOver(engine: Engine): OwnedDatabase {
  const owner = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: engine.pool }) });
  const acting = new Kysely<Tables>({ dialect: new ActingDialect(engine.pool) });
  return {
    kind: engine.kind,
    owner,
    pool: engine.pool,
    connections: () => ({
      total: engine.pool.totalCount,
      idle: engine.pool.idleCount,
      waiting: engine.pool.waiting,
    }),
    waitMs: (toCome) => engine.pool.waitMs(toCome),
    withActor: (actor, work) =>
      acting.transaction().execute((trx) =>
        insideTransaction(async () => {
          await sql.raw(beginAs(actor)).execute(trx);
          return work(trx);
        }),
      ),
    close: () => engine.close(),
  };
}

export async function openDatabase(place: DatabasePlace): Promise<OwnedDatabase> {
  return databaseOver(await openEngine(place));
}
