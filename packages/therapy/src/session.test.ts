import { english } from "@regain/content/en/content";
import { describe, expect, test } from "vitest";
import { createRng } from "./rng.ts";
import { buildSession, easiestOutside, type SessionLine } from "./session.ts";
import { generateItem } from "./task-type.ts";
import { taskTypes } from "./task-types/registry.ts";
import { aTaskType } from "./testing/task-types.ts";

const line = (own: Partial<SessionLine> = {}): SessionLine => ({
  taskType: aTaskType(),
  level: 1,
  count: 10,
  history: [],
  ...own,
});
const build = (lines: readonly SessionLine[], seed = "monday") =>
  buildSession(lines, { seed, content: english });
const keysOf = (lines: readonly SessionLine[], seed?: string) =>
  build(lines, seed).map(({ key }) => key);

describe("a session", () => {
  const everything = taskTypes.map((taskType) => line({ taskType, count: 3 }));

  test("is the same for the same seed, and another for another seed", () => {
    expect(build(everything)).toEqual(build(everything));
    expect(keysOf(everything, "tuesday")).not.toEqual(keysOf(everything));
  });

  test("holds line after line, each with its items at its level", () => {
    const lines = [
      line({ taskType: aTaskType({ typeId: 5 }), level: 3, count: 4 }),
      line({ taskType: aTaskType({ typeId: 2 }), level: 1, count: 2 }),
    ];
    expect(build(lines).map(({ typeId, level }) => [typeId, level])).toEqual([
      [5, 3],
      [5, 3],
      [5, 3],
      [5, 3],
      [2, 1],
      [2, 1],
    ]);
  });

  test("keeps a line's items when another line is added behind it", () => {
    const first = line({ taskType: aTaskType({ typeId: 5 }) });
    expect(keysOf([first, line()]).slice(0, first.count)).toEqual(keysOf([first]));
  });

  test("refuses a level that the exercise does not have", () => {
    expect(() => build([line({ level: 5 })])).toThrow(RangeError);
    expect(() => build([line({ level: 0 })])).toThrow(RangeError);
  });
});

describe("what a patient met lately", () => {
  test("does not come back within a session until the pool is spent", () => {
    const keys = keysOf([line({ count: 25, taskType: aTaskType({ poolSize: 25 }) })]);
    expect(new Set(keys).size).toBe(25);
  });

  test("does not come back from the week before until the pool is spent", () => {
    const history = Array.from({ length: 20 }, (_, index) => String(index));
    const keys = keysOf([line({ history })]);
    expect(keys.toSorted()).toEqual(["20", "21", "22", "23", "24", "25", "26", "27", "28", "29"]);
  });

  test("comes back in the order it was met once all of it was met", () => {
    const history = Array.from({ length: 12 }, (_, index) => String(index));
    const keys = keysOf([line({ history, count: 3, taskType: aTaskType({ poolSize: 12 }) })]);
    expect(keys.map(Number).toSorted((a, b) => a - b)).toEqual([9, 10, 11]);
  });

  test.each(taskTypes.map((taskType) => ({ name: taskType.systemName, taskType })))(
    "$name: three practices of ten items in a week are 30 different items",
    ({ taskType }) => {
      const week: string[] = [];
      for (const day of ["monday", "wednesday", "friday"])
        week.unshift(...keysOf([line({ taskType, history: [...week] })], day).toReversed());
      expect(new Set(week).size).toBe(30);
    },
  );
});

describe("the order of a block", () => {
  test("has the easiest item first and the next easiest last", () => {
    const items = build([line({ count: 10 })]).map(({ key }) => Number(key));
    const [easiest, next] = items.toSorted((a, b) => a - b);
    expect([items[0], items.at(-1)]).toEqual([easiest, next]);
  });

  test("but stand as they were drawn where each goes on from the one before", () => {
    const drawn = keysOf([line({ taskType: aTaskType({ goesOn: true }) })]).map(Number);
    const ordered = build([line()]).map(({ key }) => Number(key));
    const [first = -1, last = -1] = ordered.toSorted((a, b) => a - b);
    expect(drawn.toSorted((a, b) => a - b)).toEqual(ordered.toSorted((a, b) => a - b));
    expect([drawn[0], drawn.at(-1)]).not.toEqual([first, last]);
    expect(drawn.filter((key) => key !== first && key !== last)).toEqual(ordered.slice(1, -1));
  });

  test.each(taskTypes.map((taskType) => ({ name: taskType.systemName, taskType })))(
    "$name: what hangs on the item just before stands right after it",
    ({ taskType }) => {
      const draw = (seed: string, level: number, history: string[]) =>
        generateItem(taskType, level, { rng: createRng(seed), content: english, history }).key;
      const hangs = (level: number, seed: string) => {
        const [a, b] = [draw(`${seed} a`, level, []), draw(`${seed} b`, level, [])];
        return draw(seed, level, [a, b]) !== draw(seed, level, [b, a]);
      };
      const torn = taskType.levels
        .map((level, index) => ({ level, number: index + 1 }))
        .filter(({ number }) => ["one", "two", "three"].some((seed) => hangs(number, seed)))
        .filter(({ level }) => !taskType.goesOn?.(level));
      expect(torn).toEqual([]);
    },
  );

  test("loses and doubles nothing, and leaves those between as they were drawn", () => {
    const { view } = aTaskType().generate({
      level: 0,
      levelNumber: 1,
      rng: createRng("any"),
      content: english,
      history: [],
      block: [],
    });
    const drawn = [5, 2, 9, 1, 7].map((effort) => ({ view, effort, key: String(effort) }));
    const ordered = (count: number) =>
      easiestOutside(drawn.slice(0, count)).map(({ effort }) => effort);
    expect(ordered(5)).toEqual([1, 5, 9, 7, 2]);
    expect(ordered(2)).toEqual([2, 5]);
    expect(ordered(1)).toEqual([5]);
    expect(ordered(0)).toEqual([]);
  });
});
