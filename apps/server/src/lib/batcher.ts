/** For rows of a dozen columns: far below the limit of a statement. */
const maxAtOnce = 100;

/** Far longer than a query takes. A connection that was cut without notice stays silent for a minute. */
const patienceMs = 250;

/** Waits for work, but no longer than this. */
async function atMost(ms: number, work: Promise<void>): Promise<void> {
  const over = Promise.withResolvers<void>();
  const timer = setTimeout(over.resolve, ms);
  await Promise.race([work, over.promise]);
  clearTimeout(timer);
}

/** Asked one by one, answered createBatcher. */
export interface BatchedQuery<Asked, Answer> {
  ask(asked: Asked): Promise<Answer>;
  /** How many have not been answered yet. */
  readonly waiting: number;
}

/**
 * Collects what comes in while a query is running and asks for all of it in the next one: one round trip to the
 * database for many. Each caller waits for its own answer, and if a query fails, everyone in it gets the error. If a
 * query takes long, the next one runs concurrently.
 * @param ask returns answers in the order of what is asked
 */
export function batchedQuery<Asked, Answer>(
  ask: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
): BatchedQuery<Asked, Answer> {
  interface Waiting {
    readonly asked: Asked;
    readonly answered: PromiseWithResolvers<Answer>;
  }
  let line: Waiting[] = [];
  let isBusy = false;
  let waiting = 0;

  async function askAll(batch: readonly Waiting[]): Promise<void> {
    try {
      const answers = await ask(batch.map(({ asked }) => asked));
      for (const [index, { answered }] of batch.entries()) answered.resolve(answers[index]!);
    } catch (error) {
      for (const { answered } of batch) answered.reject(error);
    }
    waiting -= batch.length;
  }

  async function work(): Promise<void> {
    isBusy = true;
    while (line.length > 0) {
      const batch = line.slice(0, maxAtOnce);
      line = line.slice(maxAtOnce);
      await atMost(patienceMs, askAll(batch));
    }
    isBusy = false;
  }

  return {
    ask(asked) {
      const answered = Promise.withResolvers<Answer>();
      line.push({ asked, answered });
      waiting += 1;
      if (!isBusy) void work();
      return answered.promise;
    },
    get waiting() {
      return waiting;
    },
  };
}

/**
 * Collects what comes in while the store is busy and stores it all once the store is free: one round trip to the
 * database and one wait for the disk for many. Each caller waits until its own is stored.
 * @param store all or none; if it refuses several, each is tried alone, so that one does not spoil the others
 */
export function createBatcher<Row>(
  store: (rows: readonly Row[]) => Promise<void>,
): (row: Row) => Promise<void> {
  type Outcome = PromiseSettledResult<void>;
  const stored: Outcome = { status: "fulfilled", value: undefined };

  async function storeEach(rows: readonly Row[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const row of rows) outcomes.push(...(await Promise.allSettled([store([row])])));
    return outcomes;
  }

  async function storeAll(rows: readonly Row[]): Promise<Outcome[]> {
    if (rows.length === 1) return storeEach(rows);
    try {
      await store(rows);
      return rows.map(() => stored);
    } catch {
      return storeEach(rows);
    }
  }

  const outcomes = batchedQuery(storeAll);
  return async (row) => {
    const outcome = await outcomes.ask(row);
    if (outcome.status === "rejected") throw outcome.reason;
  };
}
