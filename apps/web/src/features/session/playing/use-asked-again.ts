import { useEffect, useEffectEvent, useRef } from "react";

interface Circumstances {
  readonly isOffline: boolean;
  /** Another text on another day. */
  readonly day: string;
  /** No answer of this device waits to be sent. */
  readonly isAllSent: boolean;
}

/**
 * Asks again on a page that stays open: when there is a network again, when another day has begun, when the last
 * answers have arrived, and when the page is looked at again: another device may have been used meanwhile.
 */
export function useAskedAgain(askAgain: () => void, circumstances: Circumstances): void {
  const { isOffline, day, isAllSent } = circumstances;
  const known = useRef(circumstances);
  const ask = useEffectEvent(askAgain);
  useEffect(() => {
    const before = known.current;
    known.current = { isOffline, day, isAllSent };
    const isBack = before.isOffline && !isOffline;
    const haveArrived = !before.isAllSent && isAllSent;
    if (day !== before.day || isBack || haveArrived) ask();
  }, [isOffline, day, isAllSent]);
  useEffect(() => {
    const leaving = new AbortController();
    const look = () => document.visibilityState === "visible" && ask();
    document.addEventListener("visibilitychange", look, { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
}
