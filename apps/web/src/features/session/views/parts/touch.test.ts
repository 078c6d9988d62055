import { expect, test } from "vitest";
import { touchFrom } from "./touch.ts";

const tablet = { width: 820, isCoarse: () => true };
const desk = { width: 1440, isCoarse: () => false };

test("a finger in the left half", () => {
  const facts = { detail: 1, pointerType: "touch", clientX: 200 };
  expect(touchFrom(facts, 600, tablet)).toEqual({ input: "touch", side: "left" });
});

test("a mouse in the right half, and a pen counts as a finger", () => {
  expect(touchFrom({ detail: 1, pointerType: "mouse", clientX: 900 }, 0, desk)).toEqual({
    input: "mouse",
    side: "right",
  });
  expect(touchFrom({ detail: 1, pointerType: "pen", clientX: 900 }, 0, desk).input).toBe("touch");
});

test("a key stands where the thing stands, for its click has no place", () => {
  const facts = { detail: 0, pointerType: "", clientX: 0 };
  expect(touchFrom(facts, 1_000, desk)).toEqual({ input: "key", side: "right" });
});

test("where a click does not say what made it, the device's main pointer did", () => {
  const facts = { detail: 1, clientX: 10 };
  expect(touchFrom(facts, 0, tablet).input).toBe("touch");
  expect(touchFrom(facts, 0, desk).input).toBe("mouse");
});
