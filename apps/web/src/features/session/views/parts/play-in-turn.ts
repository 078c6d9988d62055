import { waitFor } from "../../audio/waiting.ts";

interface Playing {
  readonly count: number;
  /** From one to the next, at least; a longer word takes its time. */
  readonly stepMs: number;
  readonly signal: AbortSignal;
  /** The index of the one to show; undefined for none. */
  readonly show: (index: number | undefined) => void;
  readonly say: (index: number) => Promise<unknown>;
}

/** Between two, nothing is shown for this share of a step, so that the same one twice is seen as two. */
const emptyShare = 0.25;

/** Shows one after the other and says them. Ends early, and empty, when the signal aborts. */
export async function playInTurn({ count, stepMs, signal, show, say }: Playing): Promise<void> {
  await waitFor(stepMs / 2, signal);
  for (let index = 0; index < count && !signal.aborted; index++) {
    show(index);
    await Promise.all([say(index), waitFor(stepMs * (1 - emptyShare), signal)]);
    show(undefined);
    await waitFor(stepMs * emptyShare, signal);
  }
}
