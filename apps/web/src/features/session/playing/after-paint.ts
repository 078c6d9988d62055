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
