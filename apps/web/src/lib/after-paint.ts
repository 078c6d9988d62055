/**
 * Runs once what was rendered last has been painted: a task that is queued while the frame is being made comes to
 * its turn right after it.
 * @returns calls it off
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A page that nobody sees is not painted. */
const longestFrameMs = 50;

/**
 * Resolves after the next painting, or shortly where there is none; what else waits for that painting has its turn
 * before.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const callOff = afterPaint(() => setTimeout(resolve));
    setTimeout(() => {
      callOff();
      resolve();
    }, longestFrameMs);
  });
}
