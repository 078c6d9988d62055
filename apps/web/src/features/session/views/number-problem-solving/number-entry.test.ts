import { expect, test } from "vitest";
import { cleanNumber, pressDigit } from "./number-entry.ts";

test("keys write a number with one dot", () => {
  const text = ["1", "2", ".", "5", ".", "0"].reduce(pressDigit, "");
  expect(text).toBe("12.50");
});

test("letters typed on a keyboard are left out", () => {
  expect(cleanNumber("12a.5 $", 2)).toBe("12.5");
});

test("where answers are whole there is no point, on the keyboard as on the keys", () => {
  expect(cleanNumber("7.6", 0)).toBe("76");
  expect(cleanNumber("1.250", 0)).toBe("1250");
});

test("the field ends where no answer is as long", () => {
  expect(pressDigit("123456789012", "3")).toBe("123456789012");
  expect(cleanNumber("1".repeat(40), 0)).toHaveLength(12);
});
