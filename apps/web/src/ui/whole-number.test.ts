import { expect, test } from "vitest";
import { mayBecomeWhole, wholeNumber } from "./whole-number.ts";

const percent = { min: 1, max: 99 };

test.each([
  ["1", 1],
  ["99", 99],
  [" 33 ", 33],
  ["07", 7],
])("“%s” is %i", (text, number) => {
  expect(wholeNumber(text, percent)).toBe(number);
});

test.each(["33,3", "7,5", "12,5", "8.0", "1,000", "0", "100", "-5", "+5", "1e1", "5 0", "٣", ""])(
  "“%s” is no whole number within the limits: nothing is made of it",
  (text) => {
    expect(wholeNumber(text, percent)).toBeUndefined();
  },
);

test("an empty field or a first digit may still become one; a comma or too much may not", () => {
  const length = { min: 10, max: 64 };
  expect(["", "1", "6"].filter((text) => !mayBecomeWhole(text, length))).toEqual([]);
  expect(["1,", "1.", "-", "65", "x"].filter((text) => mayBecomeWhole(text, length))).toEqual([]);
});
