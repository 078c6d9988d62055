import { PostgresDialect, PostgresDriver } from "kysely";
import type { Actor } from "./actor.ts";
import type { GuardedPool } from "./guarded-pool.ts";

/** What row-level security needs to know about an actor; empty strings if nothing applies. */
function settingsOf(actor: Actor): { user: string; system: string; session: string } {
  const nobody = { user: "", system: "", session: "" };
  if (actor.kind === "user") return { ...nobody, user: actor.userId };
  if (actor.kind === "system") return { ...nobody, system: actor.name };
  if (actor.kind === "submitter")
    return { ...nobody, user: actor.patientId, session: actor.sessionId };
  if (actor.kind === "reader") return { ...nobody, user: actor.patientId };
  return nobody;
}

/** An id or one of our own names, quoted for a statement; nothing else ever gets here. */
function quoted(value: string): string {
  if (!/^[\w-]*$/.test(value)) throw new Error("An actor is named by an id or a name of ours.");
  return `'${value}'`;
}

/**
 * Begins a transaction with an actor's rights: all in one message, because each takes a round trip, and by `set`,
 * which needs no plan.
 */
export function beginAs(actor: Actor): string {
  const { user, system, session } = settingsOf(actor);
  const role = system === "erasure" ? "regain_eraser" : "regain_app";
  const settings = { role, "app.actor": user, "app.system": system, "app.session": session };
  const set = Object.entries(settings).map(
    ([name, value]) => `set local ${name} = ${quoted(value)}`,
  );
  return [actor.kind === "reader" ? "begin read only" : "begin", ...set].join("; ");
}

class DriverWithoutBegin extends PostgresDriver {
  /** The transaction is begun by {@link beginAs}. */
  override async beginTransaction(): Promise<void> {}
}

/** A PostgreSQL dialect whose transactions begin with what `beginAs` returns. */
export class ActingDialect extends PostgresDialect {
  readonly #pool: GuardedPool;

  constructor(pool: GuardedPool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): PostgresDriver {
    return new DriverWithoutBegin({ pool: this.#pool });
  }
}
