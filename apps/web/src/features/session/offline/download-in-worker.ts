/** What the page asks the worker for. */
export interface FileDownload {
  /** URLs of everything the session needs; once the cache is large, the rest may be deleted. */
  readonly wanted: readonly string[];
  /** Those to fetch, in order. */
  readonly files: readonly string[];
}

/**
 * Fetches files on a separate thread.
 * @returns true if all are there, or trying again makes no sense
 */
export function downloadInWorker(order: FileDownload, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(true);
    const worker = new Worker(new URL("download-files.worker.ts", import.meta.url), {
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
    // Its script could not be loaded, for example offline.
    worker.addEventListener("error", () => end(false), { signal: over.signal });
    signal.addEventListener("abort", () => end(true), { signal: over.signal });
    return worker.postMessage(order, []);
  });
}
