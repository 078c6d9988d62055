import { describe, expect, test } from "vitest";
import {
  calculate,
  canStand,
  type CalculatorState,
  deleteLast,
  emptyCalculator,
  pressKey,
} from "./calculator-expression.ts";

/** What is shown after these keys, one per character. */
const after = (keys: string, start: CalculatorState = emptyCalculator): CalculatorState =>
  keys.split("").reduce(pressKey, start);
const lineAfter = (keys: string) => after(keys).line;

describe("a line", () => {
  test("starts with a digit or a dot", () => {
    expect(lineAfter("7")).toBe("7");
    expect(lineAfter(".")).toBe(".");
    for (const key of ["+", "−", "×", "÷"]) expect(lineAfter(key)).toBe("");
  });

  test("is at most 20 characters long", () => {
    const full = "1".repeat(20);
    expect(lineAfter(full)).toBe(full);
    expect(canStand(full)).toBe(true);
    expect(lineAfter(`${full}2`)).toBe(full);
  });

  test("takes nothing that is not a sum", () => {
    expect(canStand("1;alert(1)")).toBe(false);
    expect(calculate("1;alert(1)")).toBeUndefined();
  });

  test("loses its last sign, and what was said of it", () => {
    const wrong = after("12+=");
    expect(wrong).toEqual({ line: "12+", isResult: false, trouble: "incomplete" });
    expect(deleteLast(wrong)).toEqual({ line: "12", isResult: false, trouble: undefined });
    expect(deleteLast(emptyCalculator)).toEqual(emptyCalculator);
  });
});

describe("a result", () => {
  test.each([
    ["2+3×4", "14"],
    ["2×3+4", "10"],
    ["20−5−3", "12"],
    ["80÷4÷2", "10"],
    ["5×-2", "-10"],
    [".5+.25", "0.75"],
    ["0.1+0.2", "0.3"],
    ["19.99×3", "59.97"],
    ["0÷5", "0"],
    ["7.", "7"],
  ])("%s = %s", (line, result) => {
    expect(calculate(line)).toBe(result);
  });

  test.each(["1+", "2++", "1.2.3", ".", "1÷", "1÷0+"])("%s has none: it is no sum", (line) => {
    expect(calculate(line)).toBeUndefined();
    expect(after("=", { ...emptyCalculator, line }).trouble).toBe("incomplete");
  });

  test.each(["1÷0", "0÷0", "5÷0.0", "2+7÷0×0", "5÷-0"])("%s has none: it divides by 0", (line) => {
    expect(calculate(line)).toBeUndefined();
    expect(after("=", { ...emptyCalculator, line }).trouble).toBe("zero");
  });

  test("of whole numbers has all its digits", () => {
    expect(lineAfter("1234567890123+0=")).toBe("1234567890123");
    expect(lineAfter("9007199254740990+1=")).toBe("9007199254740991");
  });

  test("longer than the display is cut, but keeps its power of ten", () => {
    const { line } = after("1.2345678901÷9999999=");
    expect(line.length).toBeLessThanOrEqual(20);
    expect(Number(line)).toBeCloseTo(1.2345678901e-7, 12);
    expect(lineAfter("1÷3=").length).toBeLessThanOrEqual(20);
  });
});

describe("after a result", () => {
  test("a figure or a dot begins a new sum", () => {
    expect(after("12+7=")).toEqual({ line: "19", isResult: true, trouble: undefined });
    expect(lineAfter("12+7=4")).toBe("4");
    expect(lineAfter("12+7=42+1=")).toBe("43");
    expect(lineAfter("12+7=.5")).toBe(".5");
    expect(lineAfter("2+2=44"), "the same figure, too").toBe("44");
    expect(lineAfter("1÷3=7"), "though the display is full").toBe("7");
  });

  test("a sign goes on with it, and the figure after that is its own", () => {
    expect(lineAfter("6×7=+")).toBe("42+");
    expect(lineAfter("6×7=+8=")).toBe("50");
    expect(lineAfter("6×7==+1=")).toBe("43");
  });

  test("below 0 none can go on with it, and the next figure begins anew", () => {
    expect(lineAfter("3−5=")).toBe("-2");
    expect(lineAfter("3−5=+")).toBe("-2");
    expect(lineAfter("3−5=+7")).toBe("7");
  });

  test("what is left of one is typed on", () => {
    expect(pressKey(deleteLast(after("12+7=")), "5").line).toBe("15");
  });

  test("that there is none of, the line stays as it was, and is typed on", () => {
    expect(after("8÷0=")).toEqual({ line: "8÷0", isResult: false, trouble: "zero" });
    expect(after("8÷0=.5=")).toEqual({ line: "16", isResult: true, trouble: undefined });
  });
});
