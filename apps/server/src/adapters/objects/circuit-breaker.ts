export interface BreakerSettings {
  /** So many tries in a row without an answer, and nobody waits any more. */
  readonly failures: number;
  /** How long nothing is asked then, ms; after it one request finds out whether it is back. */
  readonly restMs: number;
}

/** One request's leave to ask. */
export interface Leave {
  /** It finds out for all others: it tries once. */
  readonly isProbe: boolean;
  /** There was an answer, whatever it says. */
  answered(): void;
  /** A try got none. */
  failed(): void;
}

export interface CircuitBreaker {
  /** Undefined while nothing is asked. */
  ask(): Leave | undefined;
  /** Whether nothing is asked now; who has asked before need not try again. */
  isOpen(): boolean;
}

/**
 * Keeps callers from waiting for what has not answered anybody lately.
 * @param now in ms, of a clock that only goes forward
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
          // Those who asked before it was given up, and hear nothing only now, tell nothing new.
          if (isProbe || inRow === failures) restsUntil = now() + restMs;
        },
      };
    },
  };
}
