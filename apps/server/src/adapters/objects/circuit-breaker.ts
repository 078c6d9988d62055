export interface BreakerSettings {
  /** After this many tries in a row without an answer, nobody waits any more. */
  readonly failures: number;
  /** How long nothing is sent then, ms; after that, one request finds out whether it is back. */
  readonly restMs: number;
}

/** Permission for one request. */
export interface Leave {
  /** It finds out for everyone else, and tries only once. */
  readonly isProbe: boolean;
  /** There was an answer, whatever it was. */
  answered(): void;
  /** A try got no answer. */
  failed(): void;
}

export interface CircuitBreaker {
  /** Undefined while nothing is to be sent. */
  ask(): Leave | undefined;
  /** Whether nothing is being sent now; requests already under way need not try again. */
  isOpen(): boolean;
}

/**
 * Keeps callers from waiting for something that has not answered anybody lately.
 * @param now in ms, from a monotonic clock
 */
export function createBreaker(
  { failures, restMs }: BreakerSettings,
  now: () => number,
): CircuitBreaker {
  let inRow = 0;
  let restsUntil = -Infinity;
  let isProbed = false;
  const isOpen = () => inRow >= failures;

  return {
    isOpen,
    ask() {
      const isProbe = isOpen();
      if (isProbe && (isProbed || now() < restsUntil)) return undefined;
      if (isProbe) isProbed = true;
      return {
        isProbe,
        answered() {
          inRow = 0;
          if (isProbe) isProbed = false;
        },
        failed() {
          inRow += 1;
          if (isProbe) isProbed = false;
          // A request from before the breaker opened that fails only now says nothing new.
          if (isProbe || inRow === failures) restsUntil = now() + restMs;
        },
      };
    },
  };
}
