import { expect, test } from "vitest";
import { createPlaceFilter } from "./use-steady-place.ts";

const tap = (timeStamp: number) => ({ timeStamp, detail: 1 });
const key = (timeStamp: number) => ({ timeStamp, detail: 0 });

test("what comes to lie under a trembling hand is not pressed, however long it trembles", () => {
  const { counts } = createPlaceFilter();
  expect(counts(tap(1_000), "what")).toBe(true);
  expect([1_200, 1_500, 1_899].map((at) => counts(tap(at), "why"))).toEqual([false, false, false]);
  expect(counts(tap(2_299), "why")).toBe(true);
});

test("while nothing changes, each thing judges its own taps", () => {
  const { counts } = createPlaceFilter();
  expect([0, 100, 200].map((at) => counts(tap(at), "why"))).toEqual([true, true, true]);
});

test("what changed by itself can be pressed at once", () => {
  const { counts } = createPlaceFilter();
  expect(counts(tap(0), "cover")).toBe(true);
  expect(counts(tap(400), "choices")).toBe(true);
  expect(createPlaceFilter().counts(tap(0), "choices")).toBe(true);
});

test("a key presses what has the focus, whatever lies there", () => {
  const { counts } = createPlaceFilter();
  expect(counts(tap(0), "what")).toBe(true);
  expect(counts(key(100), "why")).toBe(true);
  expect(counts(tap(200), "why"), "the hand still trembles").toBe(false);
});

test("what a key has changed is not the tap's doing", () => {
  const { counts, letGo } = createPlaceFilter();
  expect(counts(tap(0), "dialog")).toBe(true);
  letGo();
  expect(counts(tap(100), "page")).toBe(true);
});
