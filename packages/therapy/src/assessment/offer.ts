/** When the assessment is offered, and which form. */
import { daysBetween } from "../days.ts";
import type { AssessmentForm } from "./forms.ts";

/** It can be put off this often; after that it is offered without a "later". */
export const maxDeferrals = 3;

/** A second one shows what has changed: after this many days, with this many days of practice since the last. */
export const againAfter = { days: 90, practiceDays: 20 } as const;

/** How far the last assessment has come. */
export interface AssessmentState {
  readonly form: AssessmentForm;
  readonly deferrals: number;
  /** Calendar day on which it was last put off. */
  readonly deferredOn: string | null;
  readonly isStarted: boolean;
  /** Calendar day by which all items had an answer. */
  readonly finishedOn: string | null;
  readonly isRated: boolean;
  /** Days with practice since it was finished. */
  readonly practiceDaysSince: number;
}

export type AssessmentStep = "offer" | "continue" | "rate" | "none";

/**
 * What is to be done about the assessment today.
 * @param last undefined if there has been none
 */
export function assessmentStep(last: AssessmentState | undefined, today: string): AssessmentStep {
  if (!last) return "offer";
  if (!last.finishedOn) {
    if (last.deferredOn === today) return "none";
    return last.isStarted ? "continue" : "offer";
  }
  if (!last.isRated) return last.deferredOn === today ? "none" : "rate";
  const isDue =
    daysBetween(last.finishedOn, today) >= againAfter.days &&
    last.practiceDaysSince >= againAfter.practiceDays;
  return isDue ? "offer" : "none";
}

/** The forms alternate. */
export const nextForm = (last: AssessmentState | undefined): AssessmentForm =>
  last?.form === "A" ? "B" : "A";
