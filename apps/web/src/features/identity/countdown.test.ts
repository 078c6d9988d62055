import { expect, it } from "vitest";
import { secondsLeft } from "./countdown.ts";

const left = (passed: number) => secondsLeft(1_000_000, 60_000, 1_000_000 + passed);

it("counts whole seconds down to 0 and stays there", () => {
  expect([0, 1, 999, 1000, 59_001, 60_000, 90_000].map(left)).toEqual([60, 60, 60, 59, 1, 0, 0]);
});
