/** What runs after the painting that comes next; all of it in one task, so that what it changes is rendered at once. */
let waiting: Set<Run> | undefined;

/** @param paintedAt when the painting was over, whatever else had its turn before; ms of the page's clock */
type Run = (paintedAt: number) => void;

function runAll(due: ReadonlySet<Run>): void {
  const paintedAt = performance.now();
  for (const run of due)
    try {
      run(paintedAt);
    } catch (error) {
      // What else waited has its turn all the same.
      reportError(error);
    }
}

function waitForPainting(): Set<Run> {
  const due = new Set<Run>();
  requestAnimationFrame(() => {
    waiting = undefined;
    setTimeout(runAll, 0, due);
  });
  return due;
}

/**
 * Runs once what was rendered last has been painted: a task that is queued while the frame is being made comes to
 * its turn right after it.
 * @returns calls it off
 */
export function afterPaint(run: Run): () => void {
  const due = (waiting ??= waitForPainting());
  // The same function may wait for two callers.
  const own: Run = (paintedAt) => run(paintedAt);
  due.add(own);
  return () => due.delete(own);
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
