import { performance } from "@regain/contract/calls/report/performance";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import type { ReportRange } from "../report-range.ts";

/**
 * The summary for these days, or for the last 30 up to the patient's today; baselines reach back to the first days of
 * practice.
 * @param linkToken token of the link by which the report is read if nobody is signed in
 */
export const performanceQuery = (patientId: string, range?: ReportRange, linkToken?: string) =>
  queryOptions({
    queryKey: ["performance", patientId, range ?? null, linkToken ?? null],
    queryFn: ({ signal }) =>
      call(
        performance,
        {
          params: { id: patientId },
          query: {
            ...range,
            ignoreStartDateForBaseline: "true",
            newDateFormat: "true",
          },
        },
        { signal, ...(linkToken && { token: linkToken }) },
      ),
    // Answers given a moment ago must show.
    staleTime: 0,
  });
