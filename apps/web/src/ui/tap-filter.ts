import { tapWindowMs } from "./tap-window.ts";

/** What a tap is for: a name, or a thing that is another one each time. */
export type Occasion = string | object;

/**
 * Lets the first of several quick taps on one thing through. Every tap starts the wait anew, so that a trembling
 * hand counts once however long it trembles.
 * @returns a filter that takes a tap's time in ms, of any clock that only goes forward, and what the tap is for:
 *   where that is another than the last time, there is nothing to wait for
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
