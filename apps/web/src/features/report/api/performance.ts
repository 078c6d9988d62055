import { performance } from "@regain/contract/calls/report/performance";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

/** The summary of the last 30 days; baselines reach back to the first days of practice. */
export const performanceQuery = (patientId: string) =>
  queryOptions({
    queryKey: ["performance", patientId],
    queryFn: ({ signal }) =>
      call(
        performance,
        {
          params: { id: patientId },
          query: {
            ignoreStartDateForBaseline: "true",
            tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
            newDateFormat: "true",
          },
        },
        { signal },
      ),
    // Answers given a moment ago must show.
    staleTime: 0,
  });
