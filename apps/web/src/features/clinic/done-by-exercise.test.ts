import { expect, test } from "vitest";
import type { DoneItem } from "../session/screens/clinic-practice.tsx";
import { doneByExercise } from "./done-by-exercise.ts";

/**
 * An item of an exercise at a level.
 * @param accuracy null if it was skipped
 */
const item = (taskType: number, taskLevel: number, accuracy: number | null, cueCount = 0) =>
  ({
    task: { taskType, taskLevel },
    score: { accuracy, cueCount, hintCount: 0 },
    skipType: accuracy === null ? "SINGLE_ITEM" : "NONE",
  }) as DoneItem;

test("what was done is told by exercise and level, with its count, and help counts as not right", () => {
  const done = [
    item(33, 2, 100),
    item(33, 2, 100, 1),
    item(33, 2, null),
    item(1, 1, null),
    item(33, 3, 50),
  ];
  expect(doneByExercise(done)).toEqual([
    { typeId: 33, level: 2, itemCount: 3, skippedCount: 1, accuracy: 50 },
    { typeId: 1, level: 1, itemCount: 1, skippedCount: 1, accuracy: null },
    { typeId: 33, level: 3, itemCount: 1, skippedCount: 0, accuracy: 50 },
  ]);
  expect(doneByExercise([])).toEqual([]);
});

test("a mean that ends in a half is the report's, however its tenths were added", () => {
  const done = [42.9, 33.3, 33.3].map((accuracy) => item(33, 2, accuracy));
  expect(doneByExercise(done)).toMatchObject([{ accuracy: 36.5 }]);
});
