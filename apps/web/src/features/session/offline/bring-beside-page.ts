/** What the page asks the worker for. */
export interface FilesToBring {
  /** Addresses of all that the session needs; where much has gathered, the rest may go. */
  readonly wanted: readonly string[];
  /** Those to be brought, in order. */
  readonly files: readonly string[];
}

/**
 * Brings files on a thread of their own.
 * @returns whether all are there, or it makes no sense to try again
 */
export function bringBesidePage(order: FilesToBring, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(true);
    const worker = new Worker(new URL("bring-files.worker.ts", import.meta.url), {
      type: "module",
    });
    const over = new AbortController();
    const end = (isDone: boolean) => {
      over.abort();
      worker.terminate();
      resolve(isDone);
    };
    worker.addEventListener("message", ({ data }: MessageEvent<boolean>) => end(data), {
      signal: over.signal,
    });
    // Its script could not be had, as without a network.
    worker.addEventListener("error", () => end(false), { signal: over.signal });
    signal.addEventListener("abort", () => end(true), { signal: over.signal });
    return worker.postMessage(order, []);
  });
}
