import { useEffect, useEffectEvent, useRef } from "react";
import { useLocalDay } from "./use-local-day.ts";

/** Calls back when another day has begun while the page stays open. */
export function useNewDay(whenBegun: () => void): void {
  const day = useLocalDay();
  const known = useRef(day);
  const tell = useEffectEvent(whenBegun);
  useEffect(() => {
    if (known.current === day) return;
    known.current = day;
    tell();
  }, [day]);
}
