import { AsyncLocalStorage } from "node:async_hooks";
import { Pool, type PoolClient } from "pg";

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
  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<Pool["connect"]>[0]): Promise<PoolClient> | void {
    if (scopes.getStore()?.open)
      throw new Error("The pool was used inside a transaction: pass the transaction on instead.");
    return callback ? super.connect(callback) : super.connect();
  }
}
