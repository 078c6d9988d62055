import { useEffect, useState } from "react";
import { secondsLeft } from "./countdown.ts";

export interface Countdown {
  /** Whole seconds; 0 if nothing is being waited for. */
  readonly left: number;
  /** In milliseconds. */
  readonly start: (wait: number) => void;
}

/** Seconds left since `start()` was last called. Still correct after a tablet has slept. */
export function useCountdown(): Countdown {
  const [started, setStarted] = useState<{ readonly at: number; readonly wait: number }>();
  const [now, setNow] = useState(0);
  const left = started === undefined ? 0 : secondsLeft(started.at, started.wait, now);

  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [left]);

  const start = (wait: number) => {
    const at = Date.now();
    setStarted({ at, wait });
    setNow(at);
  };
  return { left, start };
}
