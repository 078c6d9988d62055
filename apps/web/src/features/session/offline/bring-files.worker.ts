/**
 * Brings a session's files beside the page: a session has a hundred of them, and each would take a slow tablet 50 ms in
 * which the page does not answer.
 */
import { bringAll } from "./bring-all.ts";
import { contentStore } from "./content-store.ts";
import type { FilesToBring } from "./bring-beside-page.ts";

async function bring({ wanted, files }: FilesToBring): Promise<void> {
  const store = await contentStore(fetch);
  await store.keepOnly(wanted).catch(() => undefined);
  // The page ends what it no longer wants by ending the worker.
  postMessage(await bringAll(store, files, new AbortController().signal));
}

addEventListener("message", ({ data }: MessageEvent<FilesToBring>) => void bring(data));
