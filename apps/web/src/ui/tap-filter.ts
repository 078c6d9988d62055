import { tapWindowMs } from "./tap-window.ts";

/** What a tap is for: a name, or an object that is new each time. */
export type Occasion = string | object;

/**
 * Lets the first of several quick taps on one thing through. Every tap restarts the wait, so that a trembling hand
 * counts once however long it trembles.
 * @returns a filter that takes a tap's time in ms, by any monotonic clock, and what the tap is for: if that has changed
 * since the last tap, there is no wait
 */
export function createTapFilter(
  windowMs = tapWindowMs,
): (at: number, occasion?: Occasion) => boolean {
  let last = -Infinity;
  let lastOccasion: Occasion | undefined;
  return (at, occasion) => {
    const counts = occasion !== lastOccasion || at - last >= windowMs;
    last = at;
    lastOccasion = occasion;
    return counts;
  };
}
