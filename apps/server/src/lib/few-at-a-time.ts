import { Refusal } from "./http/refusal.ts";

export interface FewAtATime {
  /** How many places there are: of work that takes one, how much is done at the same time. */
  readonly atOnce: number;
  /** How many may stand in line besides. */
  readonly longestLine: number;
  /** How many places one person's work may take at the same time; all where it is not given. */
  readonly placesOfOne?: number;
  /** How many of one person may stand in line; all where it is not given. */
  readonly lineOfOne?: number;
  /** When those for whom there is no room may come again, in seconds. */
  readonly retryAfterSeconds: number;
}

export interface Turn {
  /** Whose work it is; nobody's in particular where it is not given. */
  readonly whose?: string;
  /** Aborted once nobody waits for the work any more: then it is not begun. */
  readonly signal?: AbortSignal;
  /** How many places it takes; one where it is not given. */
  readonly places?: number;
}

interface Waiting {
  readonly whose: string | undefined;
  readonly places: number;
  /** How many of the same person stood in line already, and one more where something of theirs is worked on. */
  readonly round: number;
  readonly begin: () => void;
}

export type FairLane = <Result>(work: () => Promise<Result>, turn?: Turn) => Promise<Result>;

/**
 * A lane for work that takes a processor or memory for long: who comes while all places are taken waits, in the order of
 * coming; but the first of everybody comes before the second of anybody. Who comes when the line is full is refused
 * `unavailable` at once.
 */
export function fewAtATime(options: FewAtATime): FairLane {
  const { atOnce, longestLine, placesOfOne = Infinity, lineOfOne = Infinity } = options;
  const line: Waiting[] = [];
  const taken = new Map<string | undefined, number>();
  let free = atOnce;

  const fits = ({ whose, places }: Pick<Waiting, "whose" | "places">) =>
    whose === undefined || (taken.get(whose) ?? 0) + places <= placesOfOne;

  function take(whose: string | undefined, places: number): void {
    free -= places;
    taken.set(whose, (taken.get(whose) ?? 0) + places);
    if (taken.get(whose) === 0) taken.delete(whose);
  }

  /** Lets in who is first in line, past those who have their share already. */
  function letIn(): void {
    for (;;) {
      const next = line.find(fits);
      if (!next || next.places > free) return;
      line.splice(line.indexOf(next), 1);
      take(next.whose, next.places);
      next.begin();
    }
  }

  async function enter({ whose, signal }: Turn, places: number): Promise<void> {
    if (signal?.aborted) throw new Refusal("unavailable");
    const own = whose === undefined ? [] : line.filter((one) => one.whose === whose);
    const round = own.length + (whose !== undefined && taken.has(whose) ? 1 : 0);
    const hasRoom = !line.some(fits) && fits({ whose, places }) && places <= free;
    if (!hasRoom && (line.length >= longestLine || own.length >= lineOfOne))
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
    const places = Math.min(turn.places ?? 1, atOnce, placesOfOne);
    await enter(turn, places);
    try {
      return await work();
    } finally {
      take(turn.whose, -places);
      letIn();
    }
  };
}
