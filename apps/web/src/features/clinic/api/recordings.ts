import { correctResponse } from "@regain/contract/calls/session/correct-response";
import { recordingSound } from "@regain/contract/calls/session/recording-sound";
import { recordings } from "@regain/contract/calls/session/recordings";
import type { CallInput } from "@regain/contract/endpoint";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

export interface AskedRecordings {
  readonly page: number;
  /** Only those that were not recognized. */
  readonly isUnrecognisedOnly: boolean;
}

/** A page of what a patient has said; the previous page stays until it has loaded. */
export const recordingsQuery = (patientId: string, { page, isUnrecognisedOnly }: AskedRecordings) =>
  queryOptions({
    queryKey: ["recordings", patientId, page, isUnrecognisedOnly],
    queryFn: ({ signal }) => {
      const recognised = isUnrecognisedOnly ? ("none" as const) : undefined;
      const query = { page: String(page), recognised };
      return call(recordings, { params: { id: patientId }, query }, { signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const fetchSound = (
  patientId: string,
  recordingId: string,
  signal: AbortSignal,
): Promise<Blob> => call(recordingSound, { params: { id: patientId, recordingId } }, { signal });

export type CorrectionWish = CallInput<typeof correctResponse>["body"];

/** Corrects an answer, and refetches everything shown about this patient. */
export function useCorrect(patientId: string, responseId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CorrectionWish) =>
      call(correctResponse, { params: { id: patientId, responseId }, body }),
    onSuccess: () =>
      queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(patientId) }),
  });
}
