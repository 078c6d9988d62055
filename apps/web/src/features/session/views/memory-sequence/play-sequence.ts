interface Playing {
  readonly itemIds: readonly string[];
  /** From one item to the next, at least; a longer word takes its time. */
  readonly stepMs: number;
  readonly signal: AbortSignal;
  /** The index of the item to light up; undefined for none. */
  readonly show: (index: number | undefined) => void;
  readonly say: (itemId: string) => Promise<void>;
}

/** Between two items all are dark for this share of a step, so that the same one twice is seen as two. */
const darkShare = 0.25;

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Lights up items one after the other and says them. Ends early, and dark, when the signal aborts. */
export async function playSequence({ itemIds, stepMs, signal, show, say }: Playing): Promise<void> {
  await wait(stepMs / 2, signal);
  for (const [index, id] of itemIds.entries()) {
    if (signal.aborted) return;
    show(index);
    await Promise.all([say(id), wait(stepMs * (1 - darkShare), signal)]);
    show(undefined);
    await wait(stepMs * darkShare, signal);
  }
}
