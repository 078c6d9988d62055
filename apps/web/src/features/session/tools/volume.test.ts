import { expect, test } from "vitest";
import { volumeOf } from "./volume.ts";

const steady = (loudness: number) =>
  new Float32Array(64).map((_, i) => (i % 2 ? loudness : -loudness));

test("silence is 0, quiet speech is three times its loudness", () => {
  expect(volumeOf(steady(0))).toBe(0);
  expect(volumeOf(steady(0.1))).toBeCloseTo(30);
});

test("loud speech fills the scale and no more", () => {
  expect(volumeOf(steady(0.9))).toBe(100);
});

test("before the first sample there is silence", () => {
  expect(volumeOf(new Float32Array())).toBe(0);
});
