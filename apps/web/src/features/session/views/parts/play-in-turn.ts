import { waitFor } from "../../audio/waiting.ts";

interface Playing {
  readonly count: number;
  /** At least this long from one to the next; a longer word takes its time. */
  readonly stepMs: number;
  readonly signal: AbortSignal;
  /** The index of the one to show; undefined for none. */
  readonly show: (index: number | undefined) => void;
  /** `false`: something else silenced it. */
  readonly say: (index: number) => Promise<unknown>;
  /** Resolves when whatever silenced it is over. */
  readonly quiet: (signal: AbortSignal) => Promise<void>;
}

/** The share of a step for which nothing is shown in between, so that the same item twice is seen as two. */
const emptyShare = 0.25;

/** Plays once through, unless something silences it. */
async function playOnce({ count, stepMs, signal, show, say }: Playing): Promise<boolean> {
  await waitFor(stepMs / 2, signal);
  for (let index = 0; index < count && !signal.aborted; index++) {
    show(index);
    const [heard] = await Promise.all([say(index), waitFor(stepMs * (1 - emptyShare), signal)]);
    show(undefined);
    if (heard === false) return false;
    await waitFor(stepMs * emptyShare, signal);
  }
  return true;
}

/**
 * Shows and says one after the other. If something else silences one, it then starts over from the beginning.
 * When the signal aborts, it ends early with nothing shown.
 */
export async function playInTurn(playing: Playing): Promise<void> {
  const { signal, quiet } = playing;
  while (!signal.aborted && !(await playOnce(playing))) await quiet(signal);
}
