import { activeSchedule } from "@regain/contract/calls/schedule/active-schedule";
import { addSchedule } from "@regain/contract/calls/schedule/add-schedule";
import { scheduleSuggestions } from "@regain/contract/calls/schedule/schedule-suggestions";
import { refusalOf } from "@regain/contract/client";
import type { NewScheduleLine, Schedule } from "@regain/contract/entities/schedule";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

/** The current homework. */
export const scheduleQuery = (patientId: string) =>
  queryOptions({
    queryKey: ["schedule", patientId],
    queryFn: ({ signal }) => call(activeSchedule, { params: { id: patientId } }, { signal }),
    // An editor starts from what is in force, not from a stale copy.
    staleTime: 0,
    gcTime: 0,
  });

/** What the patient's results suggest. */
export const suggestionsQuery = (patientId: string) =>
  queryOptions({
    queryKey: ["schedule-suggestions", patientId],
    queryFn: ({ signal }) => call(scheduleSuggestions, { params: { id: patientId } }, { signal }),
  });

export interface SaveWish {
  readonly version: number;
  readonly lines: readonly NewScheduleLine[];
  readonly selfGuidedCounts?: boolean;
}

/**
 * Saves the whole list. The homework now in force is shown from the answer; other data about this patient is refetched.
 */
export function useSaveSchedule(patientId: string) {
  const queries = useQueryClient();
  const show = (inForce: Schedule) => {
    queries.setQueryData(scheduleQuery(patientId).queryKey, inForce);
    return queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey.includes(patientId) && queryKey[0] !== "schedule",
    });
  };
  return useMutation({
    mutationFn: ({ lines, ...wish }: SaveWish) =>
      call(addSchedule, {
        params: { id: patientId },
        body: { ...wish, scheduledTaskTypes: [...lines] },
      }),
    onSuccess: ({ ctdata }) => show(ctdata),
    onError: (error) => {
      const theirs = refusalOf<typeof addSchedule>(error)?.current;
      if (theirs) void show(theirs);
    },
  });
}
