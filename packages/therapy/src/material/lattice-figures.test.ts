import { expect, test } from "vitest";
import {
  drawOutline,
  hide,
  isHiddenIn,
  nearOutlines,
  type Outline,
  outlineCode,
} from "./lattice-figures.ts";
import { createRng } from "../rng.ts";

const house: Outline = [
  [0, 1],
  [1, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
];
const outlines = Array.from({ length: 40 }, (_, seed) => drawOutline(createRng(`o ${seed}`), 6));

test("an outline is the same wherever it lies and whichever corner comes first", () => {
  const elsewhere = [...house.slice(2), ...house.slice(0, 2)].map(
    ([x, y]) => [x + 1, y + 2] as const,
  );
  expect(outlineCode(elsewhere)).toBe(outlineCode(house));
  expect(outlineCode(house.map(([x, y]) => [x, 2 - y]))).not.toBe(outlineCode(house));
});

test("what is hidden is there, among as many other lines as asked for", () => {
  for (const [seed, outline] of outlines.entries()) {
    const lines = hide(createRng(`hide ${seed}`), outline, { points: 5, clutter: 20 });
    expect(lines.size).toBe(26);
    expect(isHiddenIn(lines, outline, 5)).toBe(true);
  }
});

test("without other lines nothing else is there, however near", () => {
  const lines = hide(createRng("alone"), house, { points: 4, clutter: 0 });
  const near = nearOutlines(house);
  expect(near.length).toBeGreaterThan(3);
  expect(near.filter((other) => isHiddenIn(lines, other, 4))).toEqual([]);
});

test("outlines are many", () => {
  expect(new Set(outlines.map(outlineCode)).size).toBeGreaterThan(20);
});
