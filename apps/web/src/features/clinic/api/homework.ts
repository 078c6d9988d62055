import { activeSchedule } from "@regain/contract/calls/schedule/active-schedule";
import { taskTypes } from "@regain/contract/calls/session/task-types";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

/** What to practice, and with whom. */
export const homeworkQuery = (patientId: string) =>
  queryOptions({
    queryKey: ["clinic-homework", patientId],
    queryFn: ({ signal }) => call(activeSchedule, { params: { id: patientId } }, { signal }),
    staleTime: 0,
  });

export const exercisesQuery = queryOptions({
  queryKey: ["task-types"],
  queryFn: ({ signal }) => call(taskTypes, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
