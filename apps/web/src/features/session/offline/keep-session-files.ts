import type { SessionTask } from "@regain/contract/entities/session";
import { waitFor } from "../audio/waiting.ts";
import { type ContentStore, contentStore } from "./content-store.ts";
import { inLanes } from "./in-lanes.ts";
import { sessionFiles } from "./session-files.ts";

/** Beside what the item on the screen asks for itself. */
const lanes = 4;
const tryAgainMs = 15_000;

/** @returns whether all is there, or it makes no sense to try again */
async function bringAll(store: ContentStore, files: readonly string[], signal: AbortSignal) {
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

/**
 * Brings in the background what the rest of a session needs, next items first, so that it can be finished without a
 * network. Where the network goes meanwhile, it goes on when it returns. Never rejects.
 * @param tasks the open ones
 */
export async function keepSessionFiles(
  tasks: readonly SessionTask[],
  signal: AbortSignal,
): Promise<void> {
  const files = await sessionFiles(tasks);
  const store = await contentStore();
  await store.keepOnly(files).catch(() => undefined);
  while (!signal.aborted && !(await bringAll(store, files, signal)))
    await waitFor(tryAgainMs, signal);
}
