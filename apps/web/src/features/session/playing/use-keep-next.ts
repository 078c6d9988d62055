import { useEffect } from "react";
import type { Practice } from "./practice.ts";

/** For browsers that do not say when they have time: the welcome stands by then, ms. */
const quietMs = 1_000;

function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(work, quietMs);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work);
  return () => cancelIdleCallback(id);
}

/** While the welcome is shown, the next session of the homework is put aside. @param scheduleId none: nothing is */
export function useKeepNext(practice: Practice, scheduleId: string | null | undefined): void {
  useEffect(() => {
    if (!scheduleId) return undefined;
    return whenIdle(() => void practice.keepNext(scheduleId));
  }, [practice, scheduleId]);
}
