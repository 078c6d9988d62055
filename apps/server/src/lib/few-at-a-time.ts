import { Refusal } from "./http/refusal.ts";
import type { Lane } from "./one-at-a-time.ts";

export interface FewAtATime {
  /** How many are worked on at the same time. */
  readonly atOnce: number;
  /** How many may stand in line besides. */
  readonly longestLine: number;
  /** When those for whom there is no room may come again, in seconds. */
  readonly retryAfterSeconds: number;
}

/**
 * A lane for work that takes a processor for long: who comes while all places are taken waits, in the order of coming,
 * and who comes when the line is full is refused `unavailable` at once.
 */
export function fewAtATime({ atOnce, longestLine, retryAfterSeconds }: FewAtATime): Lane {
  const line: (() => void)[] = [];
  let places = atOnce;

  async function enter(): Promise<void> {
    if (places > 0) {
      places -= 1;
      return;
    }
    if (line.length >= longestLine) throw new Refusal("unavailable", { retryAfterSeconds });
    await new Promise<void>((resolve) => line.push(resolve));
  }

  /** The place goes to who is first in line. */
  function leave(): void {
    const next = line.shift();
    if (next) next();
    else places += 1;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
