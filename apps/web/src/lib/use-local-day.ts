import { useSyncExternalStore } from "react";

/** Timers are kept by a clock of their own, which may be a moment ahead of the day's. */
const spareMs = 500;

/** Not written with Intl: the first date that a browser writes takes it as long as a whole screen. */
const today = (): string => new Date().toDateString();

function untilTomorrowMs(): number {
  const now = new Date();
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return tomorrow.getTime() - now.getTime() + spareMs;
}

/** Tells when another day may have begun: at midnight, and when the page is seen again after the device has slept. */
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

/** The day it is where this device is: another text on another day, also while the page stays open. Not to be read. */
export const useLocalDay = (): string => useSyncExternalStore(subscribe, today);
