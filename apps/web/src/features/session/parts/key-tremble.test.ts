import { expect, test } from "vitest";
import { createKeyTremble } from "./key-tremble.ts";

test("right after the key that answered nothing is pressed, however long the hand trembles", () => {
  const { pressed, movedOn, counts } = createKeyTremble();
  pressed(1_000);
  movedOn();
  expect([1_120, 1_300, 1_699].map(counts)).toEqual([false, false, false]);
  expect(counts(2_099)).toBe(true);
  expect(counts(2_100), "it is over").toBe(true);
});

test("a key that was let go late is waited for from then on", () => {
  const { pressed, movedOn, counts } = createKeyTremble();
  for (const at of [0, 600]) pressed(at);
  movedOn();
  expect(counts(700)).toBe(false);
});

test("where no key gave the button the focus, it is pressed at once", () => {
  const { pressed, movedOn, counts } = createKeyTremble();
  movedOn();
  expect(counts(10), "a finger has answered").toBe(true);
  pressed(20);
  expect(counts(30), "somebody walked to it, and nothing is answered yet").toBe(true);
});
