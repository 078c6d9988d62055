import { expect, test } from "vitest";
import { wordsBefore } from "./words.ts";

test("a part's words are counted on from those that come before it", () => {
  const whole = "Name the picture. Say what you see.";
  expect(wordsBefore("Name the picture", whole)).toBe(0);
  expect(wordsBefore("Say what you see.", whole)).toBe(3);
});

test("what is not a part has no words of it", () => {
  expect(wordsBefore("Listen.", "Say what you see.")).toBe(Infinity);
});
