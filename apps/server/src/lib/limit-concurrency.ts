import { Refusal } from "./http/refusal.ts";

export interface ConcurrencyOptions {
  /** How many places there are. Work that takes one place each is done this many at a time. */
  readonly concurrency: number;
  /** How many more may wait in line. */
  readonly maxQueued: number;
  /** How many places one person's work may take at the same time; all if not given. */
  readonly maxPerOwner?: number;
  /** How many entries of one person may wait in line; all if not given. */
  readonly maxQueuedPerOwner?: number;
  /** When those there is no room for may try again, in seconds. */
  readonly retryAfterSeconds: number;
}

export interface QueueTicket {
  /** Whose work it is; nobody's in particular if not given. */
  readonly whose?: string;
  /** Aborted once nobody waits for the work any more, which is then not started. */
  readonly signal?: AbortSignal;
  /** How many places it takes; one if not given. */
  readonly places?: number;
}

interface Waiting {
  readonly whose: string | undefined;
  readonly places: number;
  /** How many entries of the same person were in line already, plus one if any of theirs is being worked on. */
  readonly round: number;
  readonly begin: () => void;
}

export type FairQueue = <Result>(
  work: () => Promise<Result>,
  turn?: QueueTicket,
) => Promise<Result>;

/**
 * A lane for work that takes much processor time or memory: arrivals wait in order while all places are taken, but
 * everybody's first comes before anybody's second. When the line is full, arrivals are refused immediately with
 * `unavailable`.
 */
export function limitConcurrency(options: ConcurrencyOptions): FairQueue {
  const { concurrency, maxQueued, maxPerOwner = Infinity, maxQueuedPerOwner = Infinity } = options;
  const line: Waiting[] = [];
  const taken = new Map<string | undefined, number>();
  let free = concurrency;

  const fits = ({ whose, places }: Pick<Waiting, "whose" | "places">) =>
    whose === undefined || (taken.get(whose) ?? 0) + places <= maxPerOwner;

  function take(whose: string | undefined, places: number): void {
    free -= places;
    taken.set(whose, (taken.get(whose) ?? 0) + places);
    if (taken.get(whose) === 0) taken.delete(whose);
  }

  /** Lets in whoever is first in line, skipping those who already have their share. */
  function letIn(): void {
    for (;;) {
      const next = line.find(fits);
      if (!next || next.places > free) return;
      line.splice(line.indexOf(next), 1);
      take(next.whose, next.places);
      next.begin();
    }
  }

  async function enter({ whose, signal }: QueueTicket, places: number): Promise<void> {
    if (signal?.aborted) throw new Refusal("unavailable");
    const own = whose === undefined ? [] : line.filter((one) => one.whose === whose);
    const round = own.length + (whose !== undefined && taken.has(whose) ? 1 : 0);
    const hasRoom = !line.some(fits) && fits({ whose, places }) && places <= free;
    if (!hasRoom && (line.length >= maxQueued || own.length >= maxQueuedPerOwner))
      throw new Refusal("unavailable", { retryAfterSeconds: options.retryAfterSeconds });
    await new Promise<void>((resolve, reject) => {
      const waiting = { whose, places, round, begin: resolve };
      const behind = line.findIndex((one) => one.round > round);
      line.splice(behind === -1 ? line.length : behind, 0, waiting);
      signal?.addEventListener("abort", () => {
        const at = line.indexOf(waiting);
        if (at === -1) return;
        line.splice(at, 1);
        reject(new Refusal("unavailable"));
        letIn();
      });
      letIn();
    });
  }

  return async (work, turn = {}) => {
    const places = Math.min(turn.places ?? 1, concurrency, maxPerOwner);
    await enter(turn, places);
    try {
      return await work();
    } finally {
      take(turn.whose, -places);
      letIn();
    }
  };
}
