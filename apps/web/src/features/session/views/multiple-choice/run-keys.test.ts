import { expect, test } from "vitest";
import { choiceOfKey } from "./run-keys.ts";

test("one button hears Space and Enter, wherever the arrow keys would lead", () => {
  expect(choiceOfKey(" ", ["tap"])).toBe("tap");
  expect(choiceOfKey("Enter", ["tap"])).toBe("tap");
  expect(choiceOfKey("ArrowLeft", ["tap"])).toBeUndefined();
});

test("two buttons are the left and the right arrow; Enter presses the one with the focus", () => {
  expect(choiceOfKey("ArrowLeft", ["left", "right"])).toBe("left");
  expect(choiceOfKey("ArrowRight", ["left", "right"])).toBe("right");
  expect(choiceOfKey("Enter", ["left", "right"])).toBeUndefined();
});

test("of more than two no key stands for one; Tab stays what it is", () => {
  expect(choiceOfKey("ArrowRight", ["red", "blue", "green"])).toBeUndefined();
  expect(choiceOfKey("Tab", ["tap"])).toBeUndefined();
});
