import { expect, test } from "vitest";
import { format } from "./format.ts";

test("fills placeholders with texts and numbers", () => {
  expect(format("This week: {done} of {goal} days", { done: 3, goal: 5 })).toBe(
    "This week: 3 of 5 days",
  );
  expect(format("Good morning, {name}.", { name: "{name}" })).toBe("Good morning, {name}.");
});

test("a sentence with a hole is refused", () => {
  expect(() => format("Good morning, {name}.", {})).toThrow(RangeError);
});
