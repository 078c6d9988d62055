/** Of rows of a dozen columns: far from what a statement can take. */
const mostAtOnce = 100;

/**
 * Stores what comes while the store is busy all at once when it is free again: one way to the database and one wait for
 * the disk for many. Each caller waits until its own is stored.
 * @param store all or none; where it refuses several, each is tried alone, so that one does not spoil the others
 */
export function together<Row>(
  store: (rows: readonly Row[]) => Promise<void>,
): (row: Row) => Promise<void> {
  interface Waiting {
    readonly row: Row;
    readonly stored: PromiseWithResolvers<void>;
  }
  let line: Waiting[] = [];
  let isBusy = false;

  async function storeAlone({ row, stored }: Waiting): Promise<void> {
    await store([row]).then(stored.resolve, stored.reject);
  }

  async function storeAll(batch: readonly Waiting[]): Promise<void> {
    const [first] = batch;
    if (batch.length === 1 && first) return storeAlone(first);
    try {
      await store(batch.map(({ row }) => row));
      for (const { stored } of batch) stored.resolve();
    } catch {
      for (const one of batch) await storeAlone(one);
    }
  }

  async function work(): Promise<void> {
    isBusy = true;
    while (line.length > 0) {
      const batch = line.slice(0, mostAtOnce);
      line = line.slice(mostAtOnce);
      await storeAll(batch);
    }
    isBusy = false;
  }

  return (row) => {
    const stored = Promise.withResolvers<void>();
    line.push({ row, stored });
    if (!isBusy) void work();
    return stored.promise;
  };
}
