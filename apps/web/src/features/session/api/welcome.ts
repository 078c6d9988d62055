import { nextActivity } from "@regain/contract/calls/session/next-activity";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { isTransient, retryWhileBusy } from "../../../lib/query-client.ts";

/** How often a server that could not be reached is tried again. */
const lookAgainMs = 30_000;

/** Every welcome of a patient. */
export const welcomeKey = (patientId: string) => ["welcome", patientId] as const;

/**
 * What to do next.
 * @param previousActivity the session that was just finished
 * @param scheduleId the schedule the patient came for; the active one if not given
 */
export const welcomeQuery = (patientId: string, previousActivity?: string, scheduleId?: string) =>
  queryOptions({
    queryKey: [...welcomeKey(patientId), previousActivity ?? null, scheduleId ?? null],
    queryFn: ({ signal }) =>
      call(
        nextActivity,
        { params: { id: patientId }, query: { previousActivity, scheduleId } },
        { signal },
      ),
    // It was requested while the page was still loading.
    staleTime: 3_000,
    gcTime: 0,
    // The player asks again by itself.
    refetchOnReconnect: false,
    refetchInterval: ({ state }) =>
      state.status === "error" && isTransient(state.error) ? lookAgainMs : false,
    ...retryWhileBusy,
  });
