export interface SafeMoment {
  /** Runs right before the page is reloaded. */
  readonly before?: () => void;
  /** Aborts when the moment is over. */
  readonly signal: AbortSignal;
}

let taken: ((moment: SafeMoment) => void) | undefined;

/** For the code that reloads a page older than the server. */
export function onSafeMoment(take: (moment: SafeMoment) => void): void {
  taken = take;
}

/** Nothing would be lost if the page were reloaded now, and nobody would have to press anything extra. */
export const offerSafeMoment = (moment: SafeMoment): void => taken?.(moment);
