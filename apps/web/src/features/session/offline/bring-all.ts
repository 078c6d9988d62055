import type { ContentStore } from "./content-store.ts";
import { inLanes } from "./in-lanes.ts";

/** At a time. */
const lanes = 4;

/**
 * Brings what is not there yet, in order.
 * @returns whether all is there, or it makes no sense to try again
 */
export async function bringAll(
  store: ContentStore,
  files: readonly string[],
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await inLanes(files, lanes, async (file) => {
      if (!signal.aborted && !(await store.has(file))) await store.bring(file, signal);
    });
    return true;
  } catch (reason) {
    // Only a missing network comes back by itself; a full device does not empty itself.
    return !(reason instanceof TypeError);
  }
}
