import { expect, test } from "vitest";
import { drawPolyomino, mirrored, type Polyomino, polyominoCode } from "./polyominoes.ts";
import { createRng } from "../rng.ts";

const drawn = Array.from({ length: 60 }, (_, seed) => drawPolyomino(createRng(`shape ${seed}`), 6));

test("a turned shape is the same shape, a mirrored one is not", () => {
  for (const shape of drawn) {
    const turned: Polyomino = shape.map(([x, y]) => [-y + 3, x - 1]);
    expect(polyominoCode(turned)).toBe(polyominoCode(shape));
    expect(polyominoCode(mirrored(shape))).not.toBe(polyominoCode(shape));
  }
});

test("shapes are many, of as many squares as asked for, each in a place of its own", () => {
  for (const shape of drawn) expect(new Set(shape.map(String)).size).toBe(6);
  expect(new Set(drawn.map(polyominoCode)).size).toBeGreaterThan(15);
});
