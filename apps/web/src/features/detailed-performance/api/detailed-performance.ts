import { detailedPerformance } from "@regain/contract/calls/report/detailed-performance";
import { epochSeconds } from "@regain/therapy/days";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import type { TableSearch } from "../table-search.ts";

const seconds = (day: string | undefined) =>
  day === undefined ? undefined : String(epochSeconds(day));

/** The table for these days, or for all days since therapy began; the previous one stays until it has loaded. */
export const detailedPerformanceQuery = (
  patientId: string,
  { columns = "BySchedule", startDate, endDate }: TableSearch,
) =>
  queryOptions({
    queryKey: ["detailed-performance", patientId, columns, startDate ?? null, endDate ?? null],
    queryFn: ({ signal }) =>
      call(
        detailedPerformance,
        {
          params: { id: patientId },
          query: {
            columnType: columns,
            startDate: seconds(startDate),
            endDate: seconds(endDate),
            newDateFormat: "true",
          },
        },
        { signal },
      ),
    // Never show one patient's figures on another's page.
    placeholderData: (before, query) => (query?.queryKey[1] === patientId ? before : undefined),
    // Answers given a moment ago must show.
    staleTime: 0,
  });
