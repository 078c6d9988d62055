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
const goal = {
  goalId: "0198c0de-0000-7000-8000-000000000001",
  task: { taskTypeId: 33, taskLevel: 2, targetPercent: 80 },
  kind: "reached",
  percent: 100,
  scoredCount: 10,
  from: "2026-03-02",
  to: "2026-03-02",
  text: "Reached.",
} satisfies NoteFigures["goals"][number];
const score = (value: number) => ({ value, date: "2026-03-02" });
const quantitative = { area: "quantitative", baseline: score(17), latest: score(20) } as const;
const fallen = { ...quantitative, latest: score(14) };
const short = { ...goal, kind: "below", percent: 33.3, scoredCount: 30, text: "Short." } as const;
const whole: NoteFigures = { ...signed, goals: [goal], areas: [quantitative] };
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

  test("is another once a goal or a skill area stands otherwise", () => {
    expect(areSame(whole, { ...whole, goals: [{ ...goal, text: "There." }] })).toBe(true);
    expect(areSame(whole, { ...whole, goals: [short] })).toBe(false);
    expect(areSame(whole, { ...whole, areas: [fallen] })).toBe(false);
    expect(areSame(whole, { ...whole, areas: [] })).toBe(false);
  });

  test("is the same whatever goals were set, met or dropped since", () => {
    const task = { ...goal.task, targetPercent: 90 };
    expect(areSame(whole, { ...whole, goals: [{ ...short, task }] })).toBe(true);
    expect(areSame(whole, { ...whole, goals: [{ ...short, goalId: "another" }, goal] })).toBe(true);
    expect(areSame(whole, { ...whole, goals: [] })).toBe(true);
  });

  test("before goals kept their aim and areas their score, is compared without them", () => {
    const { task: _, ...aimless } = goal;
    const present = { ...whole, isClinicOnly: false, goals: [short], areas: [fallen] };
    expect(areSame({ ...signed, goals: [aimless] }, present)).toBe(true);
  });
});
