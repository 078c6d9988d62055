/**
 * Fetches a session's files off the main thread: a session has a hundred of them, and each would block the
 * page on a slow tablet for 50 ms.
 */
import { downloadAll } from "./download-all.ts";
import { contentStore } from "./content-store.ts";
import type { FileDownload } from "./download-in-worker.ts";

async function bring({ wanted, files }: FileDownload): Promise<void> {
  const store = await contentStore(fetch);
  await store.keepOnly(wanted).catch(() => undefined);
  // The page cancels the work by terminating the worker.
  postMessage(await downloadAll(store, files, new AbortController().signal));
}

addEventListener("message", ({ data }: MessageEvent<FileDownload>) => void bring(data));
