import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import type pg from "pg";
import type { Actor } from "./actor.ts";
import { type DatabasePlace, type Engine, type EngineKind, openEngine } from "./engine.ts";
import { insideTransaction } from "./guarded-pool.ts";
import type { Tables } from "./tables.ts";

/** A transaction with an actor's rights. Stores take it as their first parameter. */
export type Trx = Transaction<Tables>;

/** The only door to the data: `withActor`. */
export interface Database {
  readonly kind: EngineKind;
  /**
   * Runs `work` in one transaction that sees and changes what row-level security grants the actor. Commits when
   * it resolves, rolls back when it throws. No network calls inside.
   */
  withActor<T>(actor: Actor, work: (trx: Trx) => Promise<T>): Promise<T>;
}

/** The door of the owner as well, for migrations, jobs and the start of the process; no module is given it. */
export interface OwnedDatabase extends Database {
  readonly owner: Kysely<Tables>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** What row-level security asks about an actor; empty where there is nothing to say. */
function settingsOf(actor: Actor): { user: string; system: string; session: string } {
  const nobody = { user: "", system: "", session: "" };
  if (actor.kind === "user") return { ...nobody, user: actor.userId };
  if (actor.kind === "system") return { ...nobody, system: actor.name };
  if (actor.kind === "submitter")
    return { ...nobody, user: actor.patientId, session: actor.sessionId };
  if (actor.kind === "reader") return { ...nobody, user: actor.patientId };
  return nobody;
}

async function assume(trx: Trx, actor: Actor): Promise<void> {
  const { user, system, session } = settingsOf(actor);
  const role = system === "erasure" ? "regain_eraser" : "regain_app";
  await sql`select set_config('role', ${role}, true), set_config('app.actor', ${user}, true),
    set_config('app.system', ${system}, true), set_config('app.session', ${session}, true)`.execute(
    trx,
  );
  if (actor.kind === "reader") await sql`set transaction read only`.execute(trx);
}

export function databaseOver(engine: Engine): OwnedDatabase {
  const owner = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: engine.pool }) });
  return {
    kind: engine.kind,
    owner,
    pool: engine.pool,
    withActor: (actor, work) =>
      owner.transaction().execute((trx) =>
        insideTransaction(async () => {
          await assume(trx, actor);
          return work(trx);
        }),
      ),
    close: () => engine.close(),
  };
}

export async function openDatabase(place: DatabasePlace): Promise<OwnedDatabase> {
  return databaseOver(await openEngine(place));
}
