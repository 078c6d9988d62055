import { expect, test } from "vitest";
import { goalStanding } from "./goals.ts";
import { rightOfTen } from "./testing/blocks.ts";

const goal = { typeId: 1, level: 2, targetPercent: 80 };
const at = (date: string, right: number) => rightOfTen(right, { date, level: 2 });

test("a goal is reached over the last three days at its level, not over older ones", () => {
  const blocks = [
    at("2026-03-01", 1),
    at("2026-03-02", 7),
    at("2026-03-04", 8),
    at("2026-03-06", 9),
  ];
  // (700 + 800 + 900) / 30 items = 80 %
  expect(goalStanding(goal, blocks, 2)).toEqual({
    kind: "reached",
    percent: 80,
    scoredCount: 30,
    from: "2026-03-02",
    to: "2026-03-06",
  });
});

test("a tenth of a point below the target is below it", () => {
  const blocks = [at("2026-03-02", 8), rightOfTen(7.99, { date: "2026-03-03", level: 2 })];
  expect(goalStanding(goal, blocks, 2)).toMatchObject({ kind: "below", scoredCount: 20 });
});

test("shares that are kept in tenths of a percent reach the target that they were", () => {
  // Of ten, seven right and three a third right.
  const thirds = rightOfTen(7.999, { date: "2026-03-02", level: 2 });
  expect(goalStanding(goal, [thirds], 2)).toMatchObject({ kind: "reached", percent: 80 });
});

test("fewer than ten items say nothing, however good they were", () => {
  const few = rightOfTen(9, { date: "2026-03-02", level: 2, itemCount: 9, scoredCount: 9 });
  expect(goalStanding(goal, [few], 2)).toMatchObject({
    kind: "too-few",
    percent: 100,
    scoredCount: 9,
  });
});

test("other levels and other exercises do not count", () => {
  const others = [rightOfTen(10, { level: 3 }), rightOfTen(10, { level: 2, typeId: 7 })];
  expect(goalStanding(goal, others, 3)).toEqual({ kind: "passed", level: 3 });
  expect(goalStanding(goal, others, 2)).toEqual({ kind: "not-practised" });
  expect(goalStanding(goal, [], 1)).toEqual({ kind: "not-practised" });
});

test("a level that was only set is not practised, and what was only skipped neither", () => {
  const skipped = rightOfTen(0, { level: 3, itemCount: 10, scoredCount: 0 });
  expect(goalStanding(goal, [rightOfTen(10, { level: 1 }), skipped], 6)).toEqual({
    kind: "not-practised",
  });
  expect(goalStanding(goal, [rightOfTen(10, { level: 3 })], 6)).toEqual({
    kind: "passed",
    level: 3,
  });
});

test("days on which all items were skipped are no days of it", () => {
  const skipped = rightOfTen(0, { date: "2026-03-09", level: 2, itemCount: 10, scoredCount: 0 });
  expect(goalStanding(goal, [at("2026-03-02", 8), skipped], 2)).toMatchObject({
    kind: "reached",
    to: "2026-03-02",
  });
});
