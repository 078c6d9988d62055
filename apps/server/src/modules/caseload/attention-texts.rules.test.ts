import { expect, test } from "vitest";
import { stoppedText, tooHardText } from "./attention-texts.rules.ts";

test("one day is called one", () => {
  const stop = { days: 12, firstDay: "2026-03-01", lastDay: "2026-11-02" };
  expect(stoppedText({ ...stop, daysBefore: 4 })).toBe(
    "No practice for 12 days, after 1 day a week in the 4 weeks ending 11/02/2026.",
  );
  expect(stoppedText({ ...stop, daysBefore: 10 })).toContain(
    "after 2.5 days a week in the 4 weeks",
  );
});

test("who began within the four weeks practised as often as in the report of those days", () => {
  const stop = { days: 17, daysBefore: 7, firstDay: "2026-10-28", lastDay: "2026-11-09" };
  expect(stoppedText(stop)).toContain("after 3.8 days a week");
});

test("what was too hard never reads as if it had reached the limit", () => {
  const hard = { patientId: "", typeId: 33, level: 2, from: "2026-11-02", to: "2026-11-02" };
  expect(tooHardText({ ...hard, scoredCount: 20, withoutHelpSum: 996 }, 0)).toBe(
    "Arithmetic: 49% right without help over 20 items at level 2, 11/02/2026.",
  );
});
