import { expect, test } from "vitest";
import {
  drawCloseOutlines,
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

test("of close outlines each is one corner away from another, whichever that is", () => {
  for (let seed = 0; seed < 20; seed++) {
    const close = drawCloseOutlines(createRng(`close ${seed}`), 5, 7);
    const codes = close.map(outlineCode);
    expect(new Set(codes).size).toBe(5);
    for (const outline of close)
      expect(
        nearOutlines(outline)
          .map(outlineCode)
          .some((code) => codes.includes(code)),
      ).toBe(true);
  }
});

/** The same outline at twice the size. */
const doubled = (outline: Outline): Outline =>
  outline.flatMap(([x, y], index) => {
    const [nx, ny] = outline[(index + 1) % outline.length] ?? [x, y];
    return [[x * 2, y * 2] as const, [x + nx, y + ny] as const];
  });

test("no outline is twice another, which the lines could hold as well", () => {
  const draw = (length: number) =>
    Array.from({ length: 300 }, (_, seed) => drawOutline(createRng(`${length} ${seed}`), length));
  const triangles = draw(3);
  const twice = new Set(triangles.map(doubled).map(outlineCode));
  expect(twice.size).toBe(4);
  expect(
    draw(6)
      .map(outlineCode)
      .filter((code) => twice.has(code)),
  ).toEqual([]);
});

test("outlines are many", () => {
  expect(new Set(outlines.map(outlineCode)).size).toBeGreaterThan(20);
});
