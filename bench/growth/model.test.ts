import { expect, test } from "vitest";
import { lineThrough, timeModel } from "./model.ts";

test("a line goes through its points", () => {
  const { at, slope } = lineThrough([
    [1, 3],
    [2, 5],
    [4, 9],
  ]);
  expect([at, slope]).toEqual([expect.closeTo(1), expect.closeTo(2)]);
});

test("times grow with the logarithm of the results, and never shrink", () => {
  const growing = timeModel([
    [1e4, 10],
    [1e6, 14],
  ]);
  expect(growing(1e8)).toBeCloseTo(18);
  const noise = timeModel([
    [1e4, 12],
    [1e6, 10],
  ]);
  expect(noise(1e8)).toBeCloseTo(11);
});
