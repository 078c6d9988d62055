/**
 * Runs once what was rendered last has been painted: a task that is queued while the frame is being made comes to
 * its turn right after it.
 */
export function afterPaint(run: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  signal.addEventListener(
    "abort",
    () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    },
    { once: true },
  );
}

/** A page that nobody sees is not painted. */
const longestFrameMs = 50;

/**
 * Resolves after the next painting, or shortly where there is none; what else waits for that painting has its turn
 * before.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const go = () => {
      waiting.abort();
      resolve();
    };
    setTimeout(go, longestFrameMs);
    afterPaint(() => setTimeout(go), waiting.signal);
  });
}
