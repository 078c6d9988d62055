import { statfsSync } from "node:fs";

/** Below this the database takes nothing more in: its log grows by pieces of 16 MB, and it breaks where one has no room. */
export const reserveBytes = 64 * 2 ** 20;

const isLow = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < reserveBytes;
};

/** Why nothing can be started there; undefined where there is room. */
export const tellsFullDisk = (folder: string): string | undefined =>
  isLow(folder)
    ? `The disk is full on which the data folder ${folder} lies: make room, then start again.`
    : undefined;

const lookEveryMs = 1_000;

/** Tells whether a folder has so little room left that nothing should be written; looks once a second at most. */
export function lowSpaceWatch(folder: string, now = () => performance.now()): () => boolean {
  let lookedAt = -Infinity;
  let wasLow = false;
  return () => {
    if (now() - lookedAt < lookEveryMs) return wasLow;
    lookedAt = now();
    wasLow = isLow(folder);
    return wasLow;
  };
}
