import { expect, test } from "vitest";
import { nextActivityOf, type PatientSituation } from "./next-activity.ts";

const ready: PatientSituation = {
  status: "paying",
  canPractise: true,
  hasSchedule: true,
  openItems: 0,
  isHomeworkDone: false,
  hasHistory: true,
  assessment: "none",
};

test.each([
  [
    "who has not finished the account finishes it before anything can be paid for",
    { status: "account_created", canPractise: false },
    "finish-set-up",
  ],
  [
    "as does whose account a clinician made",
    { status: "clinician_setup", canPractise: false },
    "finish-set-up",
  ],
  [
    "without a subscription, subscribing comes before all else",
    { canPractise: false, openItems: 3 },
    "subscribe",
  ],
  [
    "a session that was left is gone on with, even after today's goal",
    { openItems: 3, isHomeworkDone: true },
    "continue-session",
  ],
  [
    "an open session can be finished after its schedule is gone",
    { openItems: 3, hasSchedule: false },
    "continue-session",
  ],
  [
    "the assessment comes before the plan",
    { assessment: "offer", hasSchedule: false },
    "start-assessment",
  ],
  [
    "an assessment that is offered waits for the session that was left",
    { assessment: "offer", openItems: 3 },
    "continue-session",
  ],
  [
    "an assessment that was begun is finished first",
    { assessment: "continue", openItems: 3 },
    "continue-assessment",
  ],
  ["then come its ratings", { assessment: "rate" }, "rate-assessment"],
  ["nobody planned anything", { hasSchedule: false }, "no-schedule"],
  ["today's session is done", { isHomeworkDone: true }, "rest"],
  ["the very first session", { hasHistory: false }, "first-session"],
  ["an ordinary day", {}, "start-session"],
] as const)("%s", (_, change, expected) => {
  expect(nextActivityOf({ ...ready, ...change })).toBe(expected);
});
