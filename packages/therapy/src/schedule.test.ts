import { describe, expect, test } from "vitest";
import { generateSchedule, minutesFor, type PatientProfile } from "./schedule.ts";
import { aTaskType } from "./testing/task-types.ts";

const reading = [26, 27].map((typeId) => aTaskType({ typeId, area: "reading" }));
const quantitative = [32, 33, 34].map((typeId) => aTaskType({ typeId, area: "quantitative" }));
const speaking = [51, 52].map((typeId) => aTaskType({ typeId, area: "speaking" }));
const all = [...reading, ...quantitative, ...speaking];

const nobody: PatientProfile = {
  areas: [],
  conditions: [],
  age: null,
  placedLevel: () => undefined,
};

const generate = (profile: Partial<PatientProfile>, taskTypes = all) =>
  generateSchedule({ ...nobody, ...profile }, taskTypes);
const typeIdsOf = (profile: Partial<PatientProfile>) =>
  generate(profile).map(({ typeId }) => typeId);

const countFor = (secondsPerItem: number, profile: Partial<PatientProfile> = {}) =>
  generate(profile, [aTaskType({ secondsPerItem })])[0]?.taskCount;
const minutes = (secondsPerItem: number, count: number) =>
  minutesFor([{ taskType: aTaskType({ secondsPerItem }), level: 1, count }]);

describe("the first homework", () => {
  test("has five exercises at level 1, dealt out over the areas somebody wants to improve", () => {
    expect(typeIdsOf({ areas: ["speaking", "quantitative"] })).toEqual([32, 51, 33, 52, 34]);
    expect(generate({ areas: ["speaking"] }).map(({ taskLevel }) => taskLevel)).toEqual([1, 1]);
  });

  test("takes from every area where neither wishes nor conditions say more", () => {
    expect(typeIdsOf({})).toEqual([26, 32, 51, 27, 33]);
    expect(typeIdsOf({ conditions: ["stroke"] })).toEqual([26, 32, 51, 27, 33]);
  });

  test("follows the conditions where nothing is wished for, and the wishes where there are some", () => {
    expect(typeIdsOf({ conditions: ["aphasia"] })).toEqual([26, 51, 27, 52]);
    expect(typeIdsOf({ conditions: ["aphasia"], areas: ["quantitative"] })).toEqual([32, 33, 34]);
  });

  test("begins with what the assessment found weakest, at the levels it placed", () => {
    const placed: Readonly<Record<number, number>> = {
      26: 3,
      27: 3,
      32: 4,
      33: 4,
      34: 4,
      51: 1,
      52: 2,
    };
    const lines = generate({ placedLevel: (typeId) => placed[typeId] });
    expect(lines.map(({ typeId }) => typeId)).toEqual([51, 26, 32, 52, 27]);
    expect(lines.map(({ taskLevel }) => taskLevel)).toEqual([1, 3, 4, 2, 3]);
  });

  test("ends with what the assessment says nothing of: without a microphone naming is not the weakest", () => {
    const placed: Readonly<Record<number, number>> = { 26: 3, 27: 3, 32: 1, 33: 1, 34: 1 };
    const lines = generate({ placedLevel: (typeId) => placed[typeId] });
    expect(lines.map(({ typeId }) => typeId)).toEqual([32, 26, 51, 33, 27]);
    const only = typeIdsOf({ areas: ["speaking"], placedLevel: (typeId) => placed[typeId] });
    expect(only, "what was asked for stays").toEqual([51, 52]);
  });

  test("is shorter for who tires soon", () => {
    expect(generate({ age: 84 })).toHaveLength(4);
    expect(countFor(12, { age: 84 })).toBe(7);
  });

  test("never leaves the areas that were asked for, and never names an exercise twice", () => {
    expect(typeIdsOf({ areas: ["reading"] })).toEqual([26, 27]);
  });

  test("is empty where there are no exercises", () => {
    expect(generate({ areas: ["memory"] })).toEqual([]);
    expect(generate({}, [])).toEqual([]);
  });

  test("gives as many items as fit into five minutes: ten at most, two at least", () => {
    expect(countFor(12)).toBe(10);
    expect(countFor(60)).toBe(5);
    expect(countFor(290)).toBe(2);
    const taskType = { ...aTaskType({ secondsPerItem: 60 }), secondsByLevel: [10, 60, 300] };
    expect(generate({}, [taskType])[0]?.taskCount, "as it stays when the level rises").toBe(5);
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
    const line = { taskType, level: 1, count: 10 };
    expect(minutesFor([line, line, line])).toBe(30);
  });

  test("are those of the level, where the level makes much of them", () => {
    const taskType = { ...aTaskType({ secondsPerItem: 240 }), secondsByLevel: [30, 900] };
    expect(minutesFor([{ taskType, level: 1, count: 10 }])).toBe(5);
    expect(minutesFor([{ taskType, level: 2, count: 2 }])).toBe(30);
    expect(minutesFor([{ taskType, level: 3, count: 5 }]), "a level it says nothing of").toBe(20);
  });
});
