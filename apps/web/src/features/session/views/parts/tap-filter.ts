/** A second tap on the same thing within this many ms is a tremor, not a wish. */
export const tapWindowMs = 400;

/**
 * Lets the first of several quick taps on one thing through. Every tap starts the wait anew, so that a trembling
 * hand counts once however long it trembles.
 * @returns a filter that takes a tap's time in ms, of any clock that only goes forward
 */
export function createTapFilter(windowMs = tapWindowMs): (at: number) => boolean {
  let last = -Infinity;
  return (at) => {
    const counts = at - last >= windowMs;
    last = at;
    return counts;
  };
}
