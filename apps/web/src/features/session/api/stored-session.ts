import { queryOptions } from "@tanstack/react-query";
import { practiceStore } from "../outbox/outbox.ts";

/** The session that this device keeps, or null. */
export const keptSessionQuery = (patientId: string) =>
  queryOptions({
    queryKey: ["kept-session", patientId],
    queryFn: async () => (await (await practiceStore()).keptSession(patientId)) ?? null,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
