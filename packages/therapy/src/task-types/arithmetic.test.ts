import { describe, expect, test } from "vitest";
import { carries } from "../material/digits.ts";
import { viewsOf } from "../testing/items.ts";
import { arithmetic } from "./arithmetic.ts";

/** The sums of a level, read from what the patient sees. */
function sumsOf(level: number) {
  return viewsOf(arithmetic, level, "NumberProblemSolving").map(
    ({ stimulus: [shown], answers }) => {
      const text = shown?.kind === "text" ? shown.text : "";
      const [, a, sign, b] = /^(\d+) ([+−×÷]) (\d+)$/.exec(text) ?? [];
      return { a: Number(a), sign, b: Number(b), result: answers[0] };
    },
  );
}

/** Uses only the signs on the screen, nothing that the generator knows. */
const workOut: Readonly<Record<string, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "−": (a, b) => a - b,
  "×": (a, b) => a * b,
  "÷": (a, b) => a / b,
};

test.each(arithmetic.levels.map((_, index) => index + 1))(
  "level %i: answers are right, whole and above 0",
  (level) => {
    for (const { a, sign, b, result } of sumsOf(level)) {
      expect(workOut[sign ?? ""]?.(a, b), `${a} ${sign} ${b}`).toBe(result);
      expect(Number.isInteger(result)).toBe(true);
      expect(result).toBeGreaterThan(0);
    }
  },
);

const borrows = ({ a, b }: { a: number; b: number }) => a % 10 < b % 10;

describe("what the levels vary", () => {
  test("levels 1 and 2 stay within ten", () => {
    for (const { a, b, result } of [...sumsOf(1), ...sumsOf(2)])
      expect(Math.max(a, b, result ?? Infinity)).toBeLessThanOrEqual(10);
  });

  test("sums of level 3 never carry, sums of level 5 always do", () => {
    for (const { a, b } of sumsOf(3)) expect(carries(a, b), `${a} + ${b}`).toBe(false);
    for (const { a, b } of sumsOf(5)) expect(carries(a, b), `${a} + ${b}`).toBe(true);
  });

  test("level 4 never borrows, level 6 always does", () => {
    expect(sumsOf(4).some(borrows)).toBe(false);
    expect(sumsOf(6).every(borrows)).toBe(true);
  });

  test("three digits come at level 10, and never more than 999", () => {
    for (const { a, b, result } of sumsOf(10)) {
      expect(Math.max(a, b, result ?? 0)).toBeGreaterThanOrEqual(100);
      expect(Math.max(a, b, result ?? Infinity)).toBeLessThanOrEqual(999);
    }
  });

  test("every level asks its own operations, all of them", () => {
    const expected = ["+", "−", "+", "−", "+", "−", "×", "÷", "×÷", "+−", "×", "÷"];
    for (const [index, signs] of expected.entries())
      expect(new Set(sumsOf(index + 1).map(({ sign }) => sign))).toEqual(new Set(signs));
  });
});

test("the instruction says the sum in words, for those who hear it", () => {
  const [view] = viewsOf(arithmetic, 1, "NumberProblemSolving");
  expect(view?.instructions.text).toMatch(/^What is \d+ plus \d+\? Enter the number\.$/);
});
