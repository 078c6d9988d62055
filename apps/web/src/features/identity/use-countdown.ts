import { useEffect, useState } from "react";
import { secondsLeft } from "./countdown.ts";

/** Seconds left since `start()` was last called. A tablet that slept in between is not behind afterwards. */
export function useCountdown(wait: number): { readonly left: number; readonly start: () => void } {
  const [startedAt, setStartedAt] = useState<number>();
  const [now, setNow] = useState(0);
  const left = startedAt === undefined ? 0 : secondsLeft(startedAt, wait, now);

  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [left]);

  const start = () => {
    const at = Date.now();
    setStartedAt(at);
    setNow(at);
  };
  return { left, start };
}
