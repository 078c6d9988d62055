import { readTrends } from "@regain/contract/calls/report/trends";
import type { TrendStep } from "@regain/contract/entities/trends";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

export interface AskedTrends {
  readonly patientId: string;
  /** The report's last day, so that the last point matches the report. */
  readonly endDate: string;
  readonly by: TrendStep;
}

/** All of a patient's trend lines since the first practice. */
export const trendsQuery = ({ patientId, endDate, by }: AskedTrends) =>
  queryOptions({
    queryKey: ["trends", patientId, endDate, by],
    queryFn: ({ signal }) =>
      call(
        readTrends,
        {
          params: { id: patientId },
          query: { by, endDate },
        },
        { signal },
      ),
    staleTime: 0,
  });
