import { describe, expect, test } from "vitest";
import { calculate, canStand, press } from "./calculator-expression.ts";

describe("a line", () => {
  test("starts with a digit or a dot", () => {
    expect(press("", "7")).toBe("7");
    expect(press("", ".")).toBe(".");
    for (const key of ["+", "−", "×", "÷"]) expect(press("", key)).toBe("");
  });

  test("is at most 20 characters long", () => {
    const full = "1".repeat(20);
    expect(press(full.slice(1), "1")).toBe(full);
    expect(canStand(full)).toBe(true);
    expect(press(full, "2")).toBe(full);
  });

  test("begins anew after a result below 0, which none can go on from", () => {
    const result = calculate("3−5") ?? "";
    expect(press(result, "7")).toBe("7");
    expect(press(result, "+")).toBe(result);
  });

  test("takes nothing that is not a sum", () => {
    expect(canStand("1;alert(1)")).toBe(false);
    expect(calculate("1;alert(1)")).toBeUndefined();
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
    ["7.", "7"],
  ])("%s = %s", (line, result) => {
    expect(calculate(line)).toBe(result);
  });

  test.each(["1÷0", "1+", "2++", "1.2.3", "."])("%s has none", (line) => {
    expect(calculate(line)).toBeUndefined();
  });

  test("longer than the display is cut, but keeps its power of ten", () => {
    const result = calculate("1.2345678901÷9999999") ?? "";
    expect(result.length).toBeLessThanOrEqual(20);
    expect(Number(result)).toBeCloseTo(1.2345678901e-7, 12);
    expect((calculate("1÷3") ?? "").length).toBeLessThanOrEqual(20);
  });

  test("goes on as the start of the next line", () => {
    expect(press(calculate("6×7") ?? "", "+")).toBe("42+");
  });
});
