import { expect, test } from "vitest";
import { stoppedText, tooHardText } from "./attention-texts.rules.ts";

test("one day is called one", () => {
  expect(stoppedText(12, 4, "2026-11-02")).toBe(
    "No practice for 12 days, after 1 day a week in the 4 weeks to 11/02/2026.",
  );
  expect(stoppedText(12, 10, "2026-11-02")).toContain("after 2.5 days a week in the 4 weeks");
});

test("what was too hard never reads as if it had reached the limit", () => {
  const hard = { patientId: "", typeId: 33, level: 2, from: "2026-11-02", to: "2026-11-02" };
  expect(tooHardText({ ...hard, scoredCount: 20, withoutHelpSum: 996 }, 0)).toBe(
    "Arithmetic: 49% right without help over 20 items at level 2, 11/02/2026.",
  );
});
