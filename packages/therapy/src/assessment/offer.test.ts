import { describe, expect, test } from "vitest";
import { type AssessmentState, assessmentStep, nextForm } from "./offer.ts";

const today = "2026-03-30";
const open: AssessmentState = {
  form: "A",
  deferrals: 0,
  deferredOn: null,
  isStarted: false,
  finishedOn: null,
  isRated: false,
  practiceDaysSince: 0,
};
const rated = { ...open, isStarted: true, finishedOn: "2025-12-20", isRated: true };

describe("the assessment", () => {
  test.each([
    ["is offered to somebody new", undefined, "offer"],
    ["is not offered twice on the day it was put off", { ...open, deferredOn: today }, "none"],
    ["is offered again the day after", { ...open, deferredOn: "2026-03-29" }, "offer"],
    ["is gone on with where it was left", { ...open, isStarted: true }, "continue"],
    ["is followed by the ratings", { ...rated, isRated: false, finishedOn: today }, "rate"],
    ["is over once it was rated", { ...rated, finishedOn: today }, "none"],
    ["comes again after 90 days and 20 of practice", { ...rated, practiceDaysSince: 20 }, "offer"],
    ["does not come again without practice", { ...rated, practiceDaysSince: 19 }, "none"],
  ] as const)("%s", (_, last, step) => {
    expect(assessmentStep(last, today)).toBe(step);
  });

  test("takes the other form each time", () => {
    expect(nextForm(undefined)).toBe("A");
    expect(nextForm(rated)).toBe("B");
    expect(nextForm({ ...rated, form: "B" })).toBe("A");
  });
});
