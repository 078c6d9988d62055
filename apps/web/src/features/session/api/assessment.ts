import { assessmentRatings } from "@regain/contract/calls/session/assessment-ratings";
import { deferAssessment } from "@regain/contract/calls/session/defer-assessment";
import { rateAssessment } from "@regain/contract/calls/session/rate-assessment";
import { queryOptions } from "@tanstack/react-query";
import { isRefusedWith } from "../../../lib/refused-with.ts";
import { call } from "../../../lib/api.ts";

/** Defers what is due of the assessment until tomorrow. If nothing is due any more, there is nothing to do. */
export async function putAssessmentOff(patientId: string): Promise<void> {
  try {
    await call(deferAssessment, { params: { id: patientId }, body: {} });
  } catch (error) {
    if (!isRefusedWith(error, "nothing-to-defer")) throw error;
  }
}

/** The questions after the assessment, with the answers so far. */
export const ratingsQuery = (patientId: string) =>
  queryOptions({
    queryKey: ["assessment-ratings", patientId],
    queryFn: ({ signal }) => call(assessmentRatings, { params: { id: patientId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** An answer to one of the questions, 1 (very hard) to 5 (easy). */
export interface Rating {
  readonly questionId: string;
  readonly value: number;
}

/** Keeps one answer. */
export const saveRating = (patientId: string, rating: Rating) =>
  call(rateAssessment, { params: { id: patientId }, body: { ratings: [rating] } });
