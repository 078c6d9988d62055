/** Whole seconds left of a wait, never below 0. All arguments in milliseconds. */
export const secondsLeft = (startedAt: number, wait: number, now: number): number =>
  Math.max(0, Math.ceil((startedAt + wait - now) / 1000));
