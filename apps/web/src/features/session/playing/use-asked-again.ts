import { useEffect, useEffectEvent, useRef } from "react";

interface Circumstances {
  readonly isOffline: boolean;
  /** A string that changes with the day. */
  readonly day: string;
  /** No answer on this device is waiting to be sent. */
  readonly isAllSent: boolean;
}

/**
 * Asks again on a page that stays open: when the network is back, when another day has begun, when the last
 * answers have arrived, and when the page becomes visible again: another device may have been used in the
 * meantime.
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
