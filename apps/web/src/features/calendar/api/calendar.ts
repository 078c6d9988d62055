import { calendar } from "@regain/contract/calls/report/calendar";
import { dailyCompliance } from "@regain/contract/calls/report/daily-compliance";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

/** Days, both included. */
export interface CalendarRange {
  readonly startDate: string;
  readonly endDate: string;
}

/** The days with practice, along with today's date where the patient lives. */
export const calendarQuery = (patientId: string, range: CalendarRange) =>
  queryOptions({
    queryKey: ["calendar", patientId, range.startDate, range.endDate],
    queryFn: ({ signal }) =>
      call(calendar, { params: { id: patientId }, query: { ...range } }, { signal }),
    placeholderData: keepPreviousData,
    // Answers given a moment ago must show.
    staleTime: 0,
  });

/**
 * The same days compared with their goal.
 * @param isCounted whether this request counts as a view of the calendar
 */
export const complianceQuery = (
  patientId: string,
  range: CalendarRange,
  isCounted: () => boolean,
) =>
  queryOptions({
    queryKey: ["daily-compliance", patientId, range.startDate, range.endDate],
    queryFn: ({ signal }) =>
      call(
        dailyCompliance,
        {
          params: { id: patientId },
          query: { ...range, ...(isCounted() && { logEvent: "true" as const }) },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
