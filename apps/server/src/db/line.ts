/** How many of those who were let in last count for how quickly it goes on, and for how many turns a call takes. */
const remembered = 32;

/** A call asks who comes, does its work and writes the trail: so many turns at first, and fewer once calls share them. */
const usualTurns = 3;

/** A call counts for so many at most: what takes more, as an export does, is one call, and must not look like a crowd. */
const mostTurns = 6;

type LetIn = () => void;

export interface LineOptions {
  /** How many may be in at the same time. */
  readonly places: number;
  /** Who has waited longer gives up, ms; nobody does where it is not given. */
  readonly longestWaitMs?: number | undefined;
  readonly now?: () => number;
}

/**
 * The line for a few places that a call needs several times. **Who has had a place goes before who has not**: whom the
 * server has begun with waits for nobody who came later, so that the wait of a call is that for its first place, and
 * can be told from the length of the line.
 */
export class Line {
  readonly #begun = new Set<LetIn>();
  readonly #newcomers = new Set<LetIn>();
  readonly #longestWaitMs: number | undefined;
  readonly #now: () => number;
  #free: number;
  /** When somebody was let in last, or the line began. */
  #movedAt = 0;
  /** How long it takes until the next is let in, ms: a mean of the last, of times when somebody waited. */
  #stepMs = 0;
  /** Of all who were let in, the share of those who had not been in before. */
  #newcomersShare = 1 / usualTurns;

  constructor({ places, longestWaitMs, now = () => performance.now() }: LineOptions) {
    this.#free = places;
    this.#longestWaitMs = longestWaitMs;
    this.#now = now;
  }

  get length(): number {
    return this.#begun.size + this.#newcomers.size;
  }

  /**
   * How long a call that comes now would wait, ms.
   * @param toCome how many more are about to stand in line
   */
  waitMs(toCome = 0): number {
    const newcomers = Math.max(0, this.#newcomers.size + toCome - this.#free);
    const turnsEach = Math.min(1 / this.#newcomersShare, mostTurns);
    const reckonedMs = (this.#begun.size + newcomers * turnsEach) * this.#stepMs;
    // Where nobody leaves, nothing can be told but that.
    const stillMs = this.length > 0 ? this.#now() - this.#movedAt : 0;
    return Math.max(reckonedMs, stillMs);
  }

  /**
   * @param hasBegun whether this call has been in before
   * @returns what gives the place back
   * @throws Error in the words of `pg`, where it took too long
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
      if (this.#longestWaitMs === undefined) return;
      timer = setTimeout(() => {
        line.delete(letIn);
        reject(new Error("timeout exceeded when trying to connect"));
      }, this.#longestWaitMs);
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
