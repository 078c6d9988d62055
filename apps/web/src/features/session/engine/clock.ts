/** The clock of one item: monotonic, and standing still while nobody can see the item. */
export interface ItemClock {
  /** Ms since the painting, without the time in the background. */
  at(): number;
  stop(): void;
  go(): void;
}

/**
 * A clock that stands until `go`.
 * @param monotonic ms, never going back
 * @param startAt ms that had passed already when the item was left
 */
export function itemClock(monotonic: () => number, startAt = 0): ItemClock {
  let passed = startAt;
  let runningSince: number | undefined;
  return {
    at: () => passed + (runningSince === undefined ? 0 : monotonic() - runningSince),
    stop() {
      passed = this.at();
      runningSince = undefined;
    },
    go() {
      runningSince ??= monotonic();
    },
  };
}
