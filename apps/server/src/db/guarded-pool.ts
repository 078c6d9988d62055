import { AsyncLocalStorage } from "node:async_hooks";
import { Pool, type PoolClient, type PoolConfig } from "pg";

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

/**
 * A pool that cannot be used inside a transaction. With the one connection of the embedded database such a call
 * would wait for itself for ever; with many it would read outside the transaction and its rights.
 */
export class GuardedPool extends Pool {
  constructor(config: PoolConfig) {
    super(config);
    // A connection that breaks while it is idle is replaced by the pool, one that breaks while it is used fails what was
    // asked of it. Either is also an event, and without a listener that would end the process.
    this.on("error", () => {});
    this.on("connect", (client) => client.on("error", () => {}));
  }

  /** When each of those in line for a connection came, in their order. */
  readonly #line = new Set<{ readonly since: number }>();

  /** How long who is first in line has been waiting, ms; 0 where nobody is. */
  get firstWaitsMs(): number {
    const [first] = this.#line;
    return first ? performance.now() - first.since : 0;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<Pool["connect"]>[0]): Promise<PoolClient> | void {
    if (scopes.getStore()?.open)
      throw new Error("The pool was used inside a transaction: pass the transaction on instead.");
    return callback ? super.connect(callback) : this.#standInLine();
  }

  async #standInLine(): Promise<PoolClient> {
    const place = { since: performance.now() };
    this.#line.add(place);
    try {
      return await super.connect();
    } finally {
      this.#line.delete(place);
    }
  }
}
