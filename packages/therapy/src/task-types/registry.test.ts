import { describe, expect, test } from "vitest";
import { everyLevel, faultsOf } from "../testing/item-faults.ts";
import { taskTypes } from "./registry.ts";

/** Many more are in `many-seeds.test.ts`. */
const seeds = Array.from({ length: 40 }, (_, index) => `seed ${index}`);

describe.each(everyLevel)("$name, level $level", ({ taskType, level }) => {
  test("items fit their schema, can be solved and failed, and depend on the seed alone", () => {
    expect(seeds.flatMap((seed) => faultsOf(taskType, level, seed))).toEqual([]);
  });
});

test("type ids and system names are never used twice, and 0 is reserved", () => {
  const ids = taskTypes.map(({ typeId }) => typeId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.min(...ids)).toBeGreaterThan(0);
  expect(new Set(taskTypes.map(({ systemName }) => systemName)).size).toBe(ids.length);
});
