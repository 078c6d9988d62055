import { answeredItem } from "@regain/contract/calls/report/answered-item";
import { responses } from "@regain/contract/calls/report/responses";
import { screenshot } from "@regain/contract/calls/report/screenshot";
import type { OpenedCell } from "@regain/contract/entities/detailed-table";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

/** A page of a cell's answers; the previous page stays until it has loaded. */
export const responsesQuery = (
  patientId: string,
  { sessionIds, typeId, taskLevel, dateRange: { startDate, endDate } }: OpenedCell,
  page: number,
) =>
  queryOptions({
    queryKey: ["responses", patientId, { typeId, taskLevel, startDate, endDate, sessionIds, page }],
    queryFn: ({ signal }) => {
      const query = {
        sessionIds: sessionIds.join(","),
        taskType: String(typeId),
        taskLevel: String(taskLevel),
        startDate: String(startDate),
        endDate: String(endDate),
        page: String(page),
      };
      return call(responses, { params: { id: patientId }, query }, { signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** One item with everything that happened on it. */
export const answeredItemQuery = (patientId: string, responseId: string) =>
  queryOptions({
    queryKey: ["item-again", patientId, responseId],
    queryFn: ({ signal }) =>
      call(answeredItem, { params: { id: patientId, responseId } }, { signal }),
    staleTime: 0,
  });

/** The item as a drawing. */
export const fetchDrawing = (patientId: string, responseId: string): Promise<Blob> =>
  call(screenshot, { params: { id: patientId, responseId } });
