import type { ContentStore } from "./content-store.ts";
import { forEachConcurrently } from "./in-lanes.ts";

/** Files at a time. */
const lanes = 4;

/**
 * Fetches the files not yet in the store, in order.
 * @returns true if all are there, or trying again makes no sense
 */
export async function downloadAll(
  store: ContentStore,
  files: readonly string[],
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await forEachConcurrently(files, lanes, async (file) => {
      if (!signal.aborted && !(await store.has(file))) await store.bring(file, signal);
    });
    return true;
  } catch (reason) {
    // Only a lost network comes back by itself; a full device does not empty itself.
    return !(reason instanceof TypeError);
  }
}
