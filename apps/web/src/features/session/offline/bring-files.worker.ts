/**
 * Fetches a session's files off the main thread: a session has a hundred of them, and each would block the
 * page on a slow tablet for 50 ms.
 */
import { bringAll } from "./bring-all.ts";
import { contentStore } from "./content-store.ts";
import type { FilesToBring } from "./bring-beside-page.ts";

async function bring({ wanted, files }: FilesToBring): Promise<void> {
  const store = await contentStore(fetch);
  await store.keepOnly(wanted).catch(() => undefined);
  // The page cancels the work by terminating the worker.
  postMessage(await bringAll(store, files, new AbortController().signal));
}

addEventListener("message", ({ data }: MessageEvent<FilesToBring>) => void bring(data));
