import { waitFor } from "../../audio/waiting.ts";

interface Playing {
  readonly count: number;
  /** From one to the next, at least; a longer word takes its time. */
  readonly stepMs: number;
  readonly signal: AbortSignal;
  /** The index of the one to show; undefined for none. */
  readonly show: (index: number | undefined) => void;
  /** `false`: something else silenced it. */
  readonly say: (index: number) => Promise<unknown>;
  /** Resolves when that is over. */
  readonly quiet: (signal: AbortSignal) => Promise<void>;
}

/** Between two, nothing is shown for this share of a step, so that the same one twice is seen as two. */
const emptyShare = 0.25;

/** Once through, as far as nothing silences it. */
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
 * Shows one after the other and says them. Where something else silences one, it starts again after that, from its
 * beginning. Ends early, and empty, when the signal aborts.
 */
export async function playInTurn(playing: Playing): Promise<void> {
  const { signal, quiet } = playing;
  while (!signal.aborted && !(await playOnce(playing))) await quiet(signal);
}
