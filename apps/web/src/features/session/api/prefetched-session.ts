import { queryOptions } from "@tanstack/react-query";
import { practiceStore } from "../outbox/outbox.ts";
import type { PrefetchedSession } from "../outbox/practice-store.ts";
import { isStartable } from "./stored-session-state.ts";

export interface PrefetchedState {
  readonly session: PrefetchedSession;
  /** False if it is too old to be started without asking the server. */
  readonly isStartable: boolean;
}

async function findPrefetched(patientId: string): Promise<PrefetchedState | null> {
  const store = await practiceStore();
  const session = await store.prefetchedSession(patientId);
  return session ? { session, isStartable: isStartable(session, Date.now()) } : null;
}

/** The prefetched session on this device, or null. */
export const prefetchedSessionQuery = (patientId: string) =>
  queryOptions({
    queryKey: ["session-ahead", patientId],
    queryFn: () => findPrefetched(patientId),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
