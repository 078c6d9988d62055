import type { NoteFigures } from "@regain/contract/entities/note";
import { describe, expect, test } from "vitest";
import { areSame } from "./note-figures.rules.ts";

const stretch = {
  from: "2026-03-02",
  to: "2026-03-02",
  itemCount: 10,
  scoredCount: 10,
  withoutHelp: 60,
  accuracy: 70,
  latency: 4.5,
  cues: [{ cueType: "hint", numCues: 2 }],
};
const arithmetic = {
  typeId: 33,
  displayName: "Arithmetic",
  level: 2,
  inRange: stretch,
  baseline: stretch,
  latest: stretch,
};
const change = { typeId: 33, date: "2026-03-02", from: 1, to: 2, reason: "Two blocks went well." };
const signed: NoteFigures = {
  itemCount: 10,
  scoredCount: 10,
  withoutHelp: 60,
  accuracy: 70,
  homeCount: 10,
  clinicCount: 0,
  homeMinutes: 5,
  clinicMinutes: 0,
  activeDays: 1,
  daysPerWeek: 1,
  days: [{ date: "2026-03-02", homeCount: 10, clinicCount: 0 }],
  exercises: [arithmetic],
  levelChanges: [change],
  goals: [],
};
const exercise = (own: Partial<typeof arithmetic>): Partial<NoteFigures> => ({
  exercises: [{ ...arithmetic, ...own }],
});

describe("what was signed", () => {
  test.each<[string, Partial<NoteFigures>]>([
    ["an exercise that is called otherwise", exercise({ displayName: "Sums" })],
    [
      "a reason that is worded otherwise",
      { levelChanges: [{ ...change, reason: "Two good ones." }] },
    ],
    [
      "skipped items that the baseline and the latest days left out before",
      exercise({
        baseline: { ...stretch, itemCount: 14, cues: [] },
        latest: { ...stretch, itemCount: 12, cues: [{ cueType: "hint", numCues: 7 }] },
      }),
    ],
  ])("is the same after a release, with %s", (_, present) => {
    expect(areSame(signed, { ...signed, ...present })).toBe(true);
  });

  test.each<[string, Partial<NoteFigures>]>([
    ["answers came in", exercise({ inRange: { ...stretch, itemCount: 12 } })],
    ["an answer was corrected", exercise({ baseline: { ...stretch, withoutHelp: 70 } })],
    ["a level was set", { levelChanges: [change, { ...change, from: 2, to: 4 }] }],
  ])("is another once %s", (_, present) => {
    expect(areSame(signed, { ...signed, ...present })).toBe(false);
  });
});
