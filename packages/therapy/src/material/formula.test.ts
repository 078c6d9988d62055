import { describe, expect, test } from "vitest";
import { evaluate } from "./formula.ts";

describe("a formula in reverse Polish", () => {
  test.each([
    ["a", 12],
    ["a b +", 15],
    ["a b -", 9],
    ["a b *", 36],
    ["a b /", 4],
    ["a b c - *", 24],
    ["a b + 2 *", 30],
  ])("%s is %i for 12, 3 and 1", (formula, value) => {
    expect(evaluate(formula, { a: 12, b: 3, c: 1 })).toBe(value);
  });

  test.each(["a +", "a b", "x", "", "a b ^"])(
    "'%s' is refused: a wrong answer must not reach a patient",
    (formula) => {
      expect(() => evaluate(formula, { a: 12, b: 3 })).toThrow(RangeError);
    },
  );
});
