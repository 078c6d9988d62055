/**
 * Runs once what was rendered last has been painted: a task that is queued while the frame is being made comes to
 * its turn right after it.
 */
export function afterPaint(run: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", () => signal.aborted || run(), { once: true });
  port1.start();
  const frame = requestAnimationFrame(() => port2.postMessage(undefined));
  signal.addEventListener(
    "abort",
    () => {
      cancelAnimationFrame(frame);
      port1.close();
    },
    { once: true },
  );
}

/** A page that nobody sees is not painted. */
const longestFrameMs = 50;

/** Resolves after the next painting, or shortly where there is none. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const go = () => {
      waiting.abort();
      resolve();
    };
    setTimeout(go, longestFrameMs);
    afterPaint(go, waiting.signal);
  });
}
