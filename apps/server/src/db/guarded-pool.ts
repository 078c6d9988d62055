import { AsyncLocalStorage } from "node:async_hooks";
import { callbackify } from "node:util";
import { Pool, type PoolClient, type PoolConfig } from "pg";
import { Line } from "./line.ts";
import { keepPlans } from "./planned-once.ts";

interface TransactionScope {
  open: boolean;
}

const scopes = new AsyncLocalStorage<TransactionScope>();

/** Runs `work` as the inside of a transaction: until it settles, the pool refuses whoever was called from it. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const scope: TransactionScope = { open: true };
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.open = false;
  }
}

/** Whether a call has had a connection yet. */
interface CallInLine {
  hasBegun: boolean;
}

const calls = new AsyncLocalStorage<CallInLine>();

/** Whatever `work` asks of the database is of one call, which stands in the line for a connection once. */
export function asOneCall<T>(work: () => T): T {
  return calls.run({ hasBegun: false }, work);
}

/** What `work` asks of the database is for many calls at once, and goes before whoever has not begun. */
export function forMany<T>(work: () => T): T {
  return calls.run({ hasBegun: true }, work);
}

/**
 * A pool that cannot be used inside a transaction. With the one connection of the embedded database such a call
 * would wait for itself for ever; with many it would read outside the transaction and its rights. Who waits for a
 * connection stands in a line of our own ({@link Line}), in which calls that have begun go first.
 */
export class GuardedPool extends Pool {
  readonly #line: Line;
  /** What gives back the place of who holds a connection. */
  readonly #places = new WeakMap<PoolClient, () => void>();

  constructor(config: PoolConfig & { readonly max: number }) {
    super(config);
    this.#line = new Line({ places: config.max, longestWaitMs: config.connectionTimeoutMillis });
    // A connection that breaks while it is idle is replaced by the pool, one that breaks while it is used fails what was
    // asked of it. Either is also an event, and without a listener that would end the process.
    this.on("error", () => {});
    this.on("connect", (client) => {
      client.on("error", () => {});
      keepPlans(client);
    });
    this.on("release", (_, client) => this.#places.get(client)?.());
  }

  /** How many calls wait for a connection. */
  get waiting(): number {
    return this.#line.length;
  }

  /** How long a call that comes now would wait for a connection, where so many more are about to stand in line, ms. */
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
