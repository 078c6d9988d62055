/** What runs after the painting that comes next; all of it in one task, so that what it changes is rendered at once. */
let waiting: Set<() => void> | undefined;

function runAll(due: ReadonlySet<() => void>): void {
  for (const run of due)
    try {
      run();
    } catch (error) {
      // What else waited has its turn all the same.
      reportError(error);
    }
}

function waitForPainting(): Set<() => void> {
  const due = new Set<() => void>();
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
export function afterPaint(run: () => void): () => void {
  const due = (waiting ??= waitForPainting());
  // The same function may wait for two callers.
  const own = () => run();
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
