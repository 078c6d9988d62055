import { AsyncLocalStorage } from "node:async_hooks";
import { callbackify } from "node:util";
import { Pool, type PoolClient, type PoolConfig } from "pg";
import { ConnectionQueue } from "./line.ts";
import { enablePreparedStatements } from "./prepared-statements.ts";

interface TransactionScope {
  open: boolean;
}

const scopes = new AsyncLocalStorage<TransactionScope>();

/** Runs `work` as the inside of a transaction: until it settles, the pool refuses calls made from within it. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const scope: TransactionScope = { open: true };
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.open = false;
  }
}

/** Whether a call has had a connection already. */
interface CallInLine {
  hasBegun: boolean;
}

const calls = new AsyncLocalStorage<CallInLine>();

/** All of `work`'s queries belong to one call, which gets in line for a connection only once. */
export function asOneCall<T>(work: () => T): T {
  return calls.run({ hasBegun: false }, work);
}

/** `work`'s queries serve many calls at the same time, and go ahead of calls that have not begun. */
export function forMany<T>(work: () => T): T {
  return calls.run({ hasBegun: true }, work);
}

/**
 * A pool that cannot be used inside a transaction. With the embedded database's one connection, such a call would
 * wait for itself forever; with several, it would read outside the transaction and its rights. Calls that need a
 * connection wait in our own line ({@link ConnectionQueue}), in which those that have begun go first.
 */
export class GuardedPool extends Pool {
  readonly #line: ConnectionQueue;
  /** The function that gives back the place of each connection's holder. */
  readonly #places = new WeakMap<PoolClient, () => void>();

  constructor(config: PoolConfig & { readonly max: number }) {
    super(config);
    this.#line = new ConnectionQueue({
      places: config.max,
      maxWaitMs: config.connectionTimeoutMillis,
    });
    // A connection that breaks while idle is replaced by the pool; one that breaks while in use fails its query.
    // Either is also an event, which would end the process without a listener.
    this.on("error", () => {});
    this.on("connect", (client) => {
      client.on("error", () => {});
      enablePreparedStatements(client);
    });
    this.on("release", (_, client) => this.#places.get(client)?.());
  }

  /** How many calls wait for a connection. */
  get waiting(): number {
    return this.#line.length;
  }

  /** How long a call that comes now would wait for a connection if this many more are about to get in line, ms. */
  waitMs(toCome?: number): number {
    return this.#line.waitMs(toCome);
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<Pool["connect"]>[0]): Promise<PoolClient> | void {
    if (scopes.getStore()?.open)
      throw new Error("The pool was used inside a transaction: pass the transaction on instead.");
    const connect = () => this.#connectInTurn();
    if (!callback) return connect();
    callbackify(connect)((error: Error | null, client?: PoolClient) =>
      callback(error ?? undefined, client, (broken) => client?.release(broken)),
    );
  }

  async #connectInTurn(): Promise<PoolClient> {
    const call = calls.getStore();
    const leave = await this.#line.enter(call?.hasBegun ?? false);
    try {
      const client = await super.connect();
      this.#places.set(client, leave);
      if (call) call.hasBegun = true;
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  }
}
