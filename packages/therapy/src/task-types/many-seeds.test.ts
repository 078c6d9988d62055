import { describe, expect, test } from "vitest";
import { everyLevel, faultsOf } from "../testing/item-faults.ts";

/** To meet rare items: `registry.test.ts` is quick, this has many seeds. */
const seeds = Array.from({ length: 200 }, (_, index) => `rare ${index}`);

describe.each(everyLevel)("$name, level $level", ({ taskType, level }) => {
  test("items of many seeds fit their schema, can be solved and failed, and depend on the seed alone", () => {
    expect(seeds.flatMap((seed) => faultsOf(taskType, level, seed))).toEqual([]);
  });
});
