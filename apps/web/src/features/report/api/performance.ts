import { performance } from "@regain/contract/calls/report/performance";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import type { ReportRange } from "../report-range.ts";

/** The summary of these days, or of the last 30; baselines reach back to the first days of practice. */
export const performanceQuery = (patientId: string, range?: ReportRange) =>
  queryOptions({
    queryKey: ["performance", patientId, range ?? null],
    queryFn: ({ signal }) =>
      call(
        performance,
        {
          params: { id: patientId },
          query: {
            ...range,
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
