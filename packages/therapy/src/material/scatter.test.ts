import { describe, expect, test } from "vitest";
import { createRng } from "../rng.ts";
import { scatter } from "./scatter.ts";

const dot = { shape: "circle", fill: "black" } as const;

describe.each([1, 5, 12, 24, 44, 68])("%i scattered things", (count) => {
  const drawings = Array.from({ length: 50 }, (_, seed) =>
    scatter(createRng(`scatter ${seed}`), count, count, dot),
  );

  test("are all there, inside the drawing, and none overlap", () => {
    for (const { parts } of drawings) {
      expect(parts).toHaveLength(count);
      for (const [index, { x, y, size }] of parts.entries()) {
        expect(Math.min(x, y) - size / 2).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y) + size / 2).toBeLessThanOrEqual(100);
        for (const other of parts.slice(index + 1)) {
          const apart = Math.max(Math.abs(x - other.x), Math.abs(y - other.y));
          expect(apart).toBeGreaterThanOrEqual(size);
        }
      }
    }
  });

  test("lie elsewhere each time", () => {
    expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))).size).toBe(drawings.length);
  });
});

const sizeIn = (count: number) => scatter(createRng("size"), count, 20, dot).parts[0]?.size;

test("things are as large in a small group as in a large one: their size says nothing of the number", () => {
  expect(sizeIn(3)).toBe(sizeIn(20));
});
