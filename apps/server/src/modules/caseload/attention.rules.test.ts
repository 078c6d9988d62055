import { describe, expect, test } from "vitest";
import {
  fallsOf,
  hasStopped,
  isDismissed,
  isTooHard,
  type LevelStep,
  matters,
  neverCame,
} from "./attention.rules.ts";

const step = (typeId: number, from: number, to: number, isByRule = true): LevelStep => ({
  typeId,
  from,
  to,
  isByRule,
  at: `2026-11-0${from}T12:00:00Z`,
  date: `2026-11-0${from}`,
});

describe("a level fell twice", () => {
  test.each<[string, readonly LevelStep[], number]>([
    ["two steps down running", [step(33, 4, 3), step(33, 3, 2)], 1],
    ["one step down", [step(33, 4, 3)], 0],
    ["down and up again", [step(33, 4, 3), step(33, 3, 4)], 0],
    ["down, up, down", [step(33, 4, 3), step(33, 3, 4), step(33, 4, 3)], 0],
    ["two different exercises, one step each", [step(33, 4, 3), step(7, 3, 2)], 0],
    ["a clinician lowered it", [step(33, 4, 3), step(33, 3, 1, false)], 0],
    ["three steps down", [step(33, 5, 4), step(33, 4, 3), step(33, 3, 2)], 1],
  ])("%s", (_, steps, count) => {
    expect(fallsOf(steps)).toHaveLength(count);
  });

  test("tells the exercise that fell last at the end, and of those that fell together the same one each time", () => {
    const on = (day: number, typeId: number, from: number) => ({
      ...step(typeId, from, from - 1),
      at: `2026-11-0${day}T12:00:00Z`,
    });
    const typesOf = (steps: readonly LevelStep[]) => fallsOf(steps).map(({ typeId }) => typeId);
    expect(typesOf([on(1, 33, 5), on(2, 7, 6), on(3, 7, 5), on(4, 33, 4)])).toEqual([7, 33]);
    const [first, second] = [on(1, 33, 5), on(1, 7, 5)];
    const [third, fourth] = [on(2, 33, 4), on(2, 7, 4)];
    expect(typesOf([first, second, third, fourth])).toEqual([7, 33]);
    expect(typesOf([second, first, fourth, third])).toEqual([7, 33]);
  });

  test("says from where to where, and is another matter when it falls again", () => {
    const twice = fallsOf([step(33, 5, 4), step(33, 4, 3)]);
    const since = { at: "2026-11-05T12:00:00Z", date: "2026-11-05" };
    expect(twice).toEqual([{ typeId: 33, from: 5, to: 3, since }]);
    const again = fallsOf([step(33, 5, 4), step(33, 4, 3), step(33, 3, 2)]);
    expect(matters.fell(again)).not.toBe(matters.fell(twice));
  });
});

test.each([
  [20, 49.9, true],
  [20, 50, false],
  // Thirds that are stored in tenths.
  [20, 49.99, false],
  [19, 0, false],
  [200, 10, true],
])("%i items with %f%% right without help: too hard %s", (scoredCount, percent, isSo) => {
  expect(
    isTooHard({ typeId: 33, level: 2, scoredCount, withoutHelpSum: percent * scoredCount }),
  ).toBe(isSo);
});

test.each([
  [12, 16, true],
  [60, 4, true],
  [61, 16, false],
  [12, 3, false],
  [null, 0, false],
])("last practice %s days ago, %i days in the 4 weeks to it: stopped %s", (days, before, isSo) => {
  expect(hasStopped(days, before)).toBe(isSo);
});

test.each([
  [{ signedInAt: null, hasPractised: false, days: 3 }, true],
  [{ signedInAt: null, hasPractised: false, days: 2 }, false],
  [{ signedInAt: null, hasPractised: true, days: 30 }, false],
  [{ signedInAt: "2026-11-01T00:00:00Z", hasPractised: false, days: 30 }, false],
])("%j never came: %s", (person, isSo) => {
  expect(neverCame(person)).toBe(isSo);
});

describe("what was put aside", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  const reason = { kind: "low-accuracy", matter: "33:2" } as const;
  const put = (own: object) => [
    { ...reason, dismissedAt: new Date("2026-11-10T12:00:00Z"), ...own },
  ];

  test.each<[string, object, boolean]>([
    ["stays aside", {}, true],
    ["comes back after two weeks", { dismissedAt: new Date("2026-11-06T12:00:00Z") }, false],
    ["is one matter of its kind", { matter: "33:3" }, false],
    ["is of one kind", { kind: "level-fell-twice" }, false],
  ])("%s", (_, own, isSo) => {
    expect(isDismissed(reason, put(own), now)).toBe(isSo);
  });

  test("names the same exercises in the same way, whichever comes first", () => {
    const [a, b] = [
      { typeId: 33, level: 2 },
      { typeId: 7, level: 4 },
    ];
    expect(matters.tooHard([a, b])).toBe(matters.tooHard([b, a]));
  });
});
