/** How many of the most recent entries count toward the pace, and toward the number of turns per call. */
const remembered = 32;

/**
 * A call identifies the caller, does its work and writes the trail: this many turns at first, and fewer once calls
 * share them.
 */
const usualTurns = 3;

/**
 * The most turns a call counts for: one that takes more, such as an export, is still one call, and must not look like
 * a crowd.
 */
const maxTurns = 6;

type LetIn = () => void;

export interface ConnectionQueueOptions {
  /** How many may hold a place at the same time. */
  readonly places: number;
  /** The longest anyone waits before giving up, ms; without it nobody gives up. */
  readonly maxWaitMs?: number | undefined;
  readonly now?: () => number;
}

/**
 * The line for a few places that each call needs several times. **Calls that have had a place go ahead of those that
 * have not**: once the server has begun a call, it waits for nobody who came later, so a call's wait is the wait for
 * its first place, and can be told from the length of the line.
 */
export class ConnectionQueue {
  readonly #begun = new Set<LetIn>();
  readonly #newcomers = new Set<LetIn>();
  readonly #maxWaitMs: number | undefined;
  readonly #now: () => number;
  #free: number;
  /** When somebody was last let in, or the line began. */
  #movedAt = 0;
  /** How long until the next one is let in, ms: a moving average over the times when somebody was waiting. */
  #stepMs = 0;
  /** The share of newcomers among all who were let in. */
  #newcomersShare = 1 / usualTurns;

  constructor({ places, maxWaitMs, now = () => performance.now() }: ConnectionQueueOptions) {
    this.#free = places;
    this.#maxWaitMs = maxWaitMs;
    this.#now = now;
  }

  get length(): number {
    return this.#begun.size + this.#newcomers.size;
  }

  /**
   * How long a call that comes now would wait, ms.
   * @param toCome how many more are about to get in line
   */
  waitMs(toCome = 0): number {
    const newcomers = Math.max(0, this.#newcomers.size + toCome - this.#free);
    const turnsEach = Math.min(1 / this.#newcomersShare, maxTurns);
    const reckonedMs = (this.#begun.size + newcomers * turnsEach) * this.#stepMs;
    // If nobody leaves, that is all there is to go by.
    const stillMs = this.length > 0 ? this.#now() - this.#movedAt : 0;
    return Math.max(reckonedMs, stillMs);
  }

  /**
   * @param hasBegun whether this call has been in before
   * @returns a function that gives the place back
   * @throws Error in `pg`'s words, if it took too long
   */
  async enter(hasBegun: boolean): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait(hasBegun ? this.#begun : this.#newcomers);
    this.#newcomersShare += ((hasBegun ? 0 : 1) - this.#newcomersShare) / remembered;
    return () => this.#letNextIn();
  }

  #wait(line: Set<LetIn>): Promise<void> {
    if (this.length === 0) this.#movedAt = this.#now();
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const letIn = () => {
        clearTimeout(timer);
        resolve();
      };
      line.add(letIn);
      if (this.#maxWaitMs === undefined) return;
      timer = setTimeout(() => {
        line.delete(letIn);
        reject(new Error("timeout exceeded when trying to connect"));
      }, this.#maxWaitMs);
    });
  }

  #letNextIn(): void {
    const line = this.#begun.size > 0 ? this.#begun : this.#newcomers;
    const [letIn] = line;
    if (!letIn) {
      this.#free += 1;
      return;
    }
    const now = this.#now();
    this.#stepMs += (now - this.#movedAt - this.#stepMs) / remembered;
    this.#movedAt = now;
    line.delete(letIn);
    letIn();
  }
}
