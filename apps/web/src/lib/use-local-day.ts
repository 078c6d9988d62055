import { useSyncExternalStore } from "react";

/** Timers run on a clock of their own, which may be slightly ahead of the wall clock. */
const spareMs = 500;

/** Not formatted with Intl: the first date a browser formats takes as long as a whole screen. */
const today = (): string => new Date().toDateString();

function untilTomorrowMs(): number {
  const now = new Date();
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return tomorrow.getTime() - now.getTime() + spareMs;
}

/**
 * Calls back when another day may have begun: at midnight, and when the page becomes visible again after the device
 * slept.
 */
function subscribe(look: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let timer: ReturnType<typeof setTimeout>;
  function lookAndWait(): void {
    look();
    clearTimeout(timer);
    timer = setTimeout(lookAndWait, untilTomorrowMs());
  }
  timer = setTimeout(lookAndWait, untilTomorrowMs());
  document.addEventListener("visibilitychange", lookAndWait, { signal });
  addEventListener("pageshow", lookAndWait, { signal });
  return () => {
    leaving.abort();
    clearTimeout(timer);
  };
}

/** The day where this device is: the text changes with the day, even while the page stays open. Not for display. */
export const useLocalDay = (): string => useSyncExternalStore(subscribe, today);
