import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { keptSessionQuery } from "../api/stored-session.ts";
import { noteElsewhere } from "../api/note-elsewhere.ts";
import type { Practice } from "./practice.ts";

/** For browsers without `requestIdleCallback`: the welcome is shown by then, ms. */
const quietMs = 1_000;

function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(work, quietMs);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work);
  return () => cancelIdleCallback(id);
}

/**
 * While the welcome is shown, prefetches the next session of the homework, again on each new day.
 * @param scheduleId if there is none, nothing is prefetched
 * @param today the patient's day, once the server has sent it
 */
export function usePrefetchNext(
  practice: Practice,
  scheduleId: string | null | undefined,
  today: string | undefined,
): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!scheduleId || today === undefined) return undefined;
    const { patientId } = practice.outbox;
    let isOver = false;
    const keep = async () => {
      await noteElsewhere(patientId);
      await queries.invalidateQueries(keptSessionQuery(patientId));
      if (!isOver) await practice.prefetchNext(scheduleId);
    };
    const callOff = whenIdle(() => void keep());
    return () => {
      isOver = true;
      callOff();
    };
  }, [practice, queries, scheduleId, today]);
}
