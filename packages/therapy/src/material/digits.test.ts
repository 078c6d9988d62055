import { expect, test } from "vitest";
import { carries } from "./digits.ts";

test.each([
  [3, 4, false],
  [7, 5, true],
  [5, 5, true],
  [23, 45, false],
  [28, 5, true],
  [64, 52, true],
  [190, 20, true],
  [0, 9, false],
  [405, 594, false],
])("%i + %i carries: %s", (a, b, expected) => {
  expect(carries(a, b)).toBe(expected);
  expect(carries(b, a)).toBe(expected);
});
