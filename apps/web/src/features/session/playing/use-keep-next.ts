import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { keptSessionQuery } from "../api/kept-session.ts";
import { noteElsewhere } from "../api/note-elsewhere.ts";
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

/**
 * While the welcome is shown, the next session of the homework is put aside: anew on each day.
 * @param scheduleId none: nothing is
 * @param today the patient's day, once the server has said it
 */
export function useKeepNext(
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
      if (!isOver) await practice.keepNext(scheduleId);
    };
    const callOff = whenIdle(() => void keep());
    return () => {
      isOver = true;
      callOff();
    };
  }, [practice, queries, scheduleId, today]);
}
