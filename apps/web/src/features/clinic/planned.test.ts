import { minutesFor } from "@regain/therapy/schedule";
import { expect, test } from "vitest";
import { amountOf } from "./planned.ts";

const exercises = [
  { typeId: 1, secondsPerItem: 12 },
  { typeId: 33, secondsPerItem: 31 },
];

test("a clinic session takes as long as the homework's editor and the patient's welcome say", () => {
  const lines = [
    { taskTypeId: 1, taskCount: 10 },
    { taskTypeId: 33, taskCount: 10 },
  ];
  const timed = exercises.map((taskType) => ({ taskType, count: 10 }));
  expect(amountOf(lines, exercises)).toEqual({ items: 20, minutes: minutesFor(timed) });
  expect(amountOf(lines, exercises).minutes).toBe(5);
  // An exercise that this build does not know takes no time that is known.
  expect(amountOf([{ taskTypeId: 999, taskCount: 3 }], exercises)).toEqual({
    items: 3,
    minutes: 5,
  });
});
