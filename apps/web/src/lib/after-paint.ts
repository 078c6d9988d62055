/** Callbacks for after the next paint, all run in one task so that their changes are rendered together. */
let waiting: Set<Run> | undefined;

/** @param paintedAt when painting finished, whatever ran before this callback; ms of the page's clock */
type Run = (paintedAt: number) => void;

function runAll(due: ReadonlySet<Run>): void {
  const paintedAt = performance.now();
  for (const run of due)
    try {
      run(paintedAt);
    } catch (error) {
      // The other callbacks still run.
      reportError(error);
    }
}

/** Runs ahead of the tasks that are queued already, such as those of pictures that have loaded, where browsers can. */
function runNext(run: () => void): void {
  if (globalThis.scheduler) void scheduler.postTask(run, { priority: "user-blocking" });
  else setTimeout(run);
}

function waitForPainting(): Set<Run> {
  const due = new Set<Run>();
  requestAnimationFrame(() => {
    waiting = undefined;
    runNext(() => runAll(due));
  });
  return due;
}

/**
 * Runs once the latest render has been painted: a task queued while the frame is being produced runs right after it.
 * @returns a function that cancels it
 */
export function afterPaint(run: Run): () => void {
  const due = (waiting ??= waitForPainting());
  // The same function may be queued by two callers.
  const own: Run = (paintedAt) => run(paintedAt);
  due.add(own);
  return () => due.delete(own);
}

/** A hidden page is not painted. */
const maxFrameMs = 50;

/**
 * Resolves after the next paint, or after a short time if there is none; other callbacks waiting for that paint run
 * first.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const callOff = afterPaint(() => setTimeout(resolve));
    setTimeout(() => {
      callOff();
      resolve();
    }, maxFrameMs);
  });
}
