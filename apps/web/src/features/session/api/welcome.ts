import { nextActivity } from "@regain/contract/calls/session/next-activity";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { mayPass, untilNotBusy } from "../../../lib/query-client.ts";

/** A server that could not be reached is looked for again so often. */
const lookAgainMs = 30_000;

/** Every welcome of a patient. */
export const welcomeKey = (patientId: string) => ["welcome", patientId] as const;

/**
 * What to do next.
 * @param previousActivity the session that was just finished
 * @param scheduleId the schedule the patient came for; the active one where it is not given
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
    // Asked while the page was still on its way.
    staleTime: 3_000,
    gcTime: 0,
    // Without a network the answer is "no": practice goes on with what is kept here.
    networkMode: "always",
    refetchInterval: ({ state }) =>
      state.status === "error" && mayPass(state.error) ? lookAgainMs : false,
    ...untilNotBusy,
  });
