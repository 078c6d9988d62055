import { describe, expect, test } from "vitest";
import { generateSchedule, minutesFor } from "./schedule.ts";
import { aTaskType } from "./testing/task-types.ts";

const reading = [26, 27].map((typeId) => aTaskType({ typeId, area: "reading" }));
const quantitative = [32, 33, 34].map((typeId) => aTaskType({ typeId, area: "quantitative" }));
const speaking = [51, 52].map((typeId) => aTaskType({ typeId, area: "speaking" }));
const all = [...reading, ...quantitative, ...speaking];

const typeIdsOf = (...arguments_: Parameters<typeof generateSchedule>) =>
  generateSchedule(...arguments_).map(({ typeId }) => typeId);

const countFor = (secondsPerItem: number) =>
  generateSchedule([], [aTaskType({ secondsPerItem })])[0]?.taskCount;
const minutes = (secondsPerItem: number, count: number) =>
  minutesFor([{ taskType: aTaskType({ secondsPerItem }), count }]);

describe("the first homework", () => {
  test("has five exercises at level 1, dealt out over the areas somebody wants to improve", () => {
    expect(typeIdsOf(["speaking", "quantitative"], all)).toEqual([32, 51, 33, 52, 34]);
    expect(generateSchedule(["speaking"], all).map(({ taskLevel }) => taskLevel)).toEqual([1, 1]);
  });

  test("takes from every area where none is named", () => {
    expect(typeIdsOf([], all)).toEqual([26, 32, 51, 27, 33]);
  });

  test("never leaves the areas that were asked for, and never names an exercise twice", () => {
    expect(typeIdsOf(["reading"], all)).toEqual([26, 27]);
  });

  test("is empty where there are no exercises", () => {
    expect(generateSchedule(["memory"], all)).toEqual([]);
    expect(generateSchedule([], [])).toEqual([]);
  });

  test("gives as many items as fit into five minutes: ten at most, two at least", () => {
    expect(countFor(12)).toBe(10);
    expect(countFor(60)).toBe(5);
    expect(countFor(290)).toBe(2);
  });
});

describe("the minutes of a practice", () => {
  test("are rounded to the nearest five, and are five at least", () => {
    expect(minutes(20, 1)).toBe(5);
    expect(minutes(60, 12)).toBe(10);
    expect(minutes(60, 13)).toBe(15);
  });

  test("add up over its exercises", () => {
    const taskType = aTaskType({ secondsPerItem: 60 });
    const line = { taskType, count: 10 };
    expect(minutesFor([line, line, line])).toBe(30);
  });
});
