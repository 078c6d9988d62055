import { minutesFor } from "@regain/therapy/schedule";
import { expect, test } from "vitest";
import { amountOf, plannedOf } from "./planned.ts";

const exercises = [
  { typeId: 1, secondsPerItem: 12 },
  { typeId: 33, secondsPerItem: 31 },
];

test("a clinic session takes as long as the homework's editor and the patient's welcome say", () => {
  const lines = [
    { taskTypeId: 1, taskCount: 10, taskLevel: 1 },
    { taskTypeId: 33, taskCount: 10, taskLevel: 1 },
  ];
  const timed = exercises.map((taskType) => ({ taskType, level: 1, count: 10 }));
  expect(amountOf(lines, exercises)).toEqual({ items: 20, minutes: minutesFor(timed) });
  expect(amountOf(lines, exercises).minutes).toBe(5);
  // An exercise unknown to this build has no known duration.
  expect(amountOf([{ taskTypeId: 999, taskCount: 3, taskLevel: 1 }], exercises)).toEqual({
    items: 3,
    minutes: 5,
  });
});

test("what an exercise takes is that of the level it is practised at", () => {
  const faces = [{ typeId: 41, secondsPerItem: 240, secondsByLevel: [30, 900] }];
  const at = (taskLevel: number) => amountOf([{ taskTypeId: 41, taskCount: 2, taskLevel }], faces);
  expect(at(1).minutes).toBe(5);
  expect(at(2).minutes).toBe(30);
});

test("what is started is the session that was left in its middle, and the homework where none was", () => {
  const line = { displayName: "Arithmetic", taskTypeId: 33, maxLevel: 12 };
  const bounds = { isLocked: false, floor: null, ceiling: null };
  const scheduledTaskTypes = [
    {
      id: "1",
      taskName: "arithmetic",
      taskOrder: 0,
      ...line,
      ...bounds,
      taskCount: 10,
      taskLevel: 7,
    },
  ];
  expect(plannedOf({ scheduledTaskTypes })).toEqual({ lines: scheduledTaskTypes, leftOf: null });
  const leftInClinic = { date: "2026-11-20", lines: [{ ...line, taskCount: 3, taskLevel: 3 }] };
  expect(plannedOf({ scheduledTaskTypes, leftInClinic })).toEqual({
    lines: leftInClinic.lines,
    leftOf: "2026-11-20",
  });
});
