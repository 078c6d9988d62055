/** What a patient should do next. The first rule that applies decides. */
import type { AssessmentStep } from "./assessment/offer.ts";
import type { SubscriptionStatus } from "@regain/contract/entities/enumerations";
import { isUnfinished } from "@regain/contract/subscription-statuses";

export interface PatientSituation {
  readonly status: SubscriptionStatus;
  readonly canPractise: boolean;
  readonly hasSchedule: boolean;
  /** Items of the open scheduled session that have no result yet; 0 if none is open. */
  readonly openItems: number;
  /** A scheduled session was finished on the patient's today. */
  readonly isHomeworkDone: boolean;
  /** Has ever practiced before. */
  readonly hasHistory: boolean;
  /** What is to be done about the assessment. */
  readonly assessment: AssessmentStep;
}

export type NextActivity =
  | "finish-set-up"
  | "subscribe"
  | "start-assessment"
  | "continue-assessment"
  | "rate-assessment"
  | "no-schedule"
  | "continue-session"
  | "rest"
  | "first-session"
  | "start-session";

/** What the welcome offers somebody in that situation. */
export function nextActivityOf(situation: PatientSituation): NextActivity {
  if (isUnfinished(situation.status)) return "finish-set-up";
  if (!situation.canPractise) return "subscribe";
  if (situation.assessment === "continue") return "continue-assessment";
  if (situation.assessment === "rate") return "rate-assessment";
  if (situation.openItems > 0) return "continue-session";
  if (situation.assessment === "offer") return "start-assessment";
  if (!situation.hasSchedule) return "no-schedule";
  if (situation.isHomeworkDone) return "rest";
  return situation.hasHistory ? "start-session" : "first-session";
}
