import { readGoals } from "@regain/contract/calls/documentation/read-goals";
import { saveGoals } from "@regain/contract/calls/documentation/save-goals";
import { activeSchedule } from "@regain/contract/calls/schedule/active-schedule";
import { taskTypes } from "@regain/contract/calls/session/task-types";
import type { CallInput } from "@regain/contract/endpoint";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { useRefreshNotes } from "./notes.ts";

export const goalsQuery = (patientId: string) =>
  queryOptions({
    queryKey: ["goals", patientId],
    queryFn: ({ signal }) => call(readGoals, { params: { id: patientId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Exercises that a goal may name; they change only with a release. */
export const goalTasksQuery = queryOptions({
  queryKey: ["goal-tasks"],
  queryFn: ({ signal }) => call(taskTypes, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The patient's levels, by exercise; exercises without one are new to them. */
export const goalLevelsQuery = (patientId: string) =>
  queryOptions({
    queryKey: ["goal-levels", patientId],
    queryFn: ({ signal }) => call(activeSchedule, { params: { id: patientId } }, { signal }),
    select: ({ scheduledTaskTypes, otherLevels }): ReadonlyMap<number, number> =>
      new Map(
        [...scheduledTaskTypes, ...otherLevels].map((one) => [one.taskTypeId, one.taskLevel]),
      ),
    staleTime: 0,
    gcTime: 0,
  });

/** Notes show how far each goal has come. */
export function useSaveGoals(patientId: string) {
  const refresh = useRefreshNotes(patientId);
  return useMutation({
    mutationFn: (body: CallInput<typeof saveGoals>["body"]) =>
      call(saveGoals, { params: { id: patientId }, body }),
    // Even if the answer got lost.
    onSettled: () => void refresh(),
  });
}
