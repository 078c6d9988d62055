import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Block } from "./blocks.ts";
import { masteryOf, skillAreasOf } from "./skill-areas.ts";
import { rightOfTen } from "./testing/blocks.ts";
import { aTaskType } from "./testing/task-types.ts";

const sums = aTaskType({ typeId: 33, area: "quantitative", levelCount: 12 });
const counting = aTaskType({ typeId: 32, area: "quantitative", levelCount: 6 });
const naming = aTaskType({ typeId: 51, area: "speaking", levelCount: 8 });
const taskTypes = [counting, sums, naming];

const practised = (typeId: number, level: number, right: number, date: string): Block =>
  rightOfTen(right, { typeId, level, date });

describe("mastery of an exercise", () => {
  test("is (level - 1 + accuracy without help) / highest level", () => {
    expect(masteryOf([rightOfTen(8, { level: 4 })], 12)).toBeCloseTo((3 + 0.8) / 12);
    expect(masteryOf([rightOfTen(10, { level: 12 })], 12)).toBe(1);
    expect(masteryOf([rightOfTen(0, { level: 1 })], 12)).toBe(0);
  });

  test("weighs levels by their items, and leaves skipped ones out", () => {
    const blocks = [
      rightOfTen(5, { level: 2 }),
      rightOfTen(4, { level: 3, scoredCount: 5 }),
      rightOfTen(0, { level: 9, itemCount: 10, scoredCount: 0 }),
    ];
    expect(masteryOf(blocks, 10)).toBeCloseTo((10 * 1 + 5 + 5 * 2 + 4) / 15 / 10);
  });
});

/** Sums on one to eight of 14 days, at any levels. */
const sumsFrom = (firstDay: number) =>
  fc.array(
    fc
      .record({
        level: fc.integer({ min: 1, max: 12 }),
        right: fc.integer({ min: 0, max: 10 }),
        day: fc.integer({ min: firstDay, max: firstDay + 13 }),
      })
      .map(({ level, right, day }) =>
        practised(33, level, right, `2026-03-${String(day).padStart(2, "0")}`),
      ),
    { minLength: 1, maxLength: 8 },
  );

describe("the score of an area", () => {
  test("equals the catalogue's formula, worked out by hand", () => {
    const blocks = [
      practised(33, 2, 6, "2026-01-05"),
      practised(32, 1, 9, "2026-01-06"),
      practised(33, 5, 7, "2026-02-01"),
      practised(33, 5, 9, "2026-02-02"),
      practised(33, 6, 5, "2026-02-03"),
      practised(32, 3, 8, "2026-02-03"),
    ];
    const [area, ...others] = skillAreasOf(blocks, taskTypes);
    expect(others).toEqual([]);
    // Sums first (1 + 0.6) / 12 = 0.1333, counting (0 + 0.9) / 6 = 0.15: mean 0.1417.
    expect(area?.baseline).toEqual({ value: 14, date: "2026-01-06" });
    // Sums latest (4.7 + 4.9 + 5.5) / 3 / 12 = 0.4194; counting (0.9 + 2.8) / 2 / 6 = 0.3083: mean 0.3639.
    expect(area?.latest).toEqual({ value: 36, date: "2026-02-03" });
    expect(area).toMatchObject({ area: "quantitative", itemCount: 50 });
  });

  test("a half goes up, also where a computer's fractions end a hair below it", () => {
    // Level 6 of 10, 9 right of 12: (5 + 0.75) / 10 is 0.575, and 0.575 * 100 is 57.49999….
    const pairs = aTaskType({ typeId: 38, area: "memory", levelCount: 10 });
    const block = rightOfTen(9, { typeId: 38, level: 6, itemCount: 12, scoredCount: 12 });
    expect(skillAreasOf([block], [pairs])[0]?.latest.value).toBe(58);
  });

  test("is there from an exercise's first ten items on, and rests on such exercises alone", () => {
    const nine = practised(32, 6, 9, "2026-01-05");
    const few = { ...nine, itemCount: 9, scoredCount: 9 };
    expect(skillAreasOf([few], taskTypes)).toEqual([]);
    const [area] = skillAreasOf([few, practised(33, 1, 6, "2026-01-06")], taskTypes);
    expect(area?.latest.value).toBe(5);
  });

  test("stands in the areas' own order", () => {
    const blocks = [practised(51, 1, 5, "2026-01-05"), practised(33, 1, 5, "2026-01-05")];
    expect(skillAreasOf(blocks, taskTypes).map(({ area }) => area)).toEqual([
      "quantitative",
      "speaking",
    ]);
  });

  test("lies between 0 and 100, and later days never change its baseline", () => {
    fc.assert(
      fc.property(sumsFrom(1), sumsFrom(15), (earlier, later) => {
        const [before] = skillAreasOf(earlier, taskTypes);
        const [after] = skillAreasOf([...earlier, ...later], taskTypes);
        expect(after?.baseline).toEqual(before?.baseline);
        expect(after?.latest.value).toBeGreaterThanOrEqual(0);
        expect(after?.latest.value).toBeLessThanOrEqual(100);
      }),
    );
  });
});

const milestoneAfter = (...blocks: Block[]) => skillAreasOf(blocks, taskTypes)[0]?.milestone;

describe("the next milestone", () => {
  test("is the next multiple of ten, and the level that gets there", () => {
    // (4 + 0.8) / 8 = 60: for 70 the exercise must be at 5.6 of 8 levels.
    expect(milestoneAfter(practised(51, 5, 8, "2026-01-05"))).toEqual({
      value: 70,
      typeId: 51,
      level: 6,
    });
  });

  test("never asks for a level more than it takes", () => {
    const two = [31, 32].map((typeId) => aTaskType({ typeId, levelCount: 10 }));
    // 0 and 0.6: for 40 the first must rise to 0.2 exactly, which is the whole of level 2.
    const blocks = [practised(31, 1, 0, "2026-01-05"), practised(32, 6, 10, "2026-01-05")];
    expect(skillAreasOf(blocks, two)[0]?.milestone).toEqual({ value: 40, typeId: 31, level: 2 });
  });

  test("names the exercise that needs the fewest levels more", () => {
    // Sums are at 5.7 of 12 and counting at 2.8 of 6: 47 and 47. For 50, sums must rise to 6.4, counting to
    // 3.2.
    const blocks = [practised(33, 6, 7, "2026-01-05"), practised(32, 3, 8, "2026-01-05")];
    expect(milestoneAfter(...blocks)).toEqual({ value: 50, typeId: 32, level: 4 });
  });

  test("never names an exercise that cannot lift the score that far, where another can", () => {
    // Counting is at 5.9 of 6, sums at 1.0 of 12: 53. For 60 only sums have enough room.
    const blocks = [practised(33, 1, 10, "2026-01-05"), practised(32, 6, 9, "2026-01-05")];
    expect(milestoneAfter(...blocks)).toEqual({ value: 60, typeId: 33, level: 3 });
  });

  test("names the exercise with the most room at its top, where none can do it alone", () => {
    const four = [31, 32, 33, 34].map((typeId) => aTaskType({ typeId, levelCount: 5 }));
    // Each lacks 0.04 or 0.06 to its top, together 0.18: more than any one has room for.
    const blocks = [
      practised(31, 5, 8, "2026-01-05"),
      practised(32, 5, 7, "2026-01-05"),
      practised(33, 5, 8, "2026-01-05"),
      practised(34, 5, 8, "2026-01-05"),
    ];
    expect(skillAreasOf(blocks, four)[0]?.milestone).toEqual({ value: 100, typeId: 32, level: 5 });
  });

  test("names no level below the one that the exercise stands at", () => {
    // 6, 8 and 8 right at level 3 of 12: 2.73 / 12 = 23. Level 4 gets to 30, but the exercise has risen to 5.
    const blocks = [6, 8, 8].map((right, day) => practised(33, 3, right, `2026-01-0${day + 5}`));
    const milestoneAt = (level: number) =>
      skillAreasOf(blocks, taskTypes, { levelOf: () => level })[0]?.milestone;
    expect(milestoneAt(3)).toEqual({ value: 30, typeId: 33, level: 4 });
    expect(milestoneAt(5)).toEqual({ value: 30, typeId: 33, level: 5 });
    // An exercise may once have had more levels.
    expect(milestoneAt(20)).toEqual({ value: 30, typeId: 33, level: 12 });
  });

  test("is there no more at 100", () => {
    expect(milestoneAfter(practised(51, 8, 10, "2026-01-05"))).toBeUndefined();
  });
});
