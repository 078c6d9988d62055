import { statfsSync } from "node:fs";

/**
 * Below this the database accepts no more writes: its log grows in pieces of 16 MB, and it breaks if one does not
 * fit.
 */
export const reserveBytes = 64 * 2 ** 20;

const isLow = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < reserveBytes;
};

/** Why nothing can be started there; undefined if there is room. */
export const tellsFullDisk = (folder: string): string | undefined =>
  isLow(folder)
    ? `The disk with the data folder ${folder} is full: make room, then start again.`
    : undefined;

const lookEveryMs = 1_000;

/**
 * Returns a function that tells whether a folder has too little room left for any writes; it looks once a second at
 * most.
 */
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
