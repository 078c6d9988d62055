import { tapWindowMs } from "./tap-window.ts";

/**
 * Lets the first of several quick taps on one thing through. Every tap starts the wait anew, so that a trembling
 * hand counts once however long it trembles.
 * @returns a filter that takes a tap's time in ms, of any clock that only goes forward, and what the tap is for:
 *   where that is another than the last time, there is nothing to wait for
 */
export function createTapFilter(
  windowMs = tapWindowMs,
): (at: number, occasion?: string) => boolean {
  let last = -Infinity;
  let lastOccasion: string | undefined;
  return (at, occasion) => {
    const counts = occasion !== lastOccasion || at - last >= windowMs;
    last = at;
    lastOccasion = occasion;
    return counts;
  };
}
