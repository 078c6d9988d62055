import { queryOptions } from "@tanstack/react-query";
import { practiceStore } from "../outbox/outbox.ts";
import type { PrefetchedSession } from "../outbox/practice-store.ts";
import { isStartable } from "./stored-session-state.ts";

export interface Ahead {
  readonly session: PrefetchedSession;
  /** False if it is too old to be started without asking the server. */
  readonly isStartable: boolean;
}

async function findAhead(patientId: string): Promise<Ahead | null> {
  const store = await practiceStore();
  const session = await store.prefetchedSession(patientId);
  return session ? { session, isStartable: isStartable(session, Date.now()) } : null;
}

/** The session set aside on this device, or null. */
export const prefetchedSessionQuery = (patientId: string) =>
  queryOptions({
    queryKey: ["session-ahead", patientId],
    queryFn: () => findAhead(patientId),
    staleTime: 0,
    gcTime: 0,
    networkMode: "always",
  });
