export interface SafeMoment {
  /** Done right before the page is loaded anew. */
  readonly before?: () => void;
  /** The moment is over. */
  readonly signal: AbortSignal;
}

let taken: ((moment: SafeMoment) => void) | undefined;

/** For what loads a page anew that is older than the server. */
export function onSafeMoment(take: (moment: SafeMoment) => void): void {
  taken = take;
}

/** Nothing would be lost now if the page were loaded anew, and nobody would have to press more for it. */
export const offerSafeMoment = (moment: SafeMoment): void => taken?.(moment);
