/** The clock of one item: monotonic, and stopped while nobody can see the item. */
export interface ItemClock {
  /** Ms since the item was painted, not counting time in the background. */
  at(): number;
  stop(): void;
  go(): void;
}

/**
 * A clock that is stopped until `go`.
 * @param monotonic ms, never going back
 * @param startAt ms that had already passed when the item was left
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
