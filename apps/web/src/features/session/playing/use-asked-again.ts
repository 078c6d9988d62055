import { useEffect, useEffectEvent, useRef } from "react";

interface Circumstances {
  readonly isOffline: boolean;
  /** Another text on another day. */
  readonly day: string;
}

/** Asks again on a page that stays open: when there is a network again, and when another day has begun. */
export function useAskedAgain(askAgain: () => void, { isOffline, day }: Circumstances): void {
  const known = useRef<Circumstances>({ isOffline, day });
  const ask = useEffectEvent(askAgain);
  useEffect(() => {
    const before = known.current;
    known.current = { isOffline, day };
    if (day !== before.day || (before.isOffline && !isOffline)) ask();
  }, [isOffline, day]);
}
