import { figureShapes } from "@regain/contract/entities/task-view";
import { describe, expect, test } from "vitest";
import { shapePath } from "./shape-paths.ts";

const numbersOf = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);
const reach = (path: string) => Math.max(...numbersOf(path).map(Math.abs));

describe.each(figureShapes)("%s", (shape) => {
  test("is closed, has no holes in its numbers and stays within its box", () => {
    const path = shapePath(shape, 40);
    expect(path).toMatch(/^M[MLACZ\d\s.-]+Z$/);
    for (const value of numbersOf(path)) expect(Math.abs(value)).toBeLessThanOrEqual(25);
  });

  test("grows with its size", () => {
    expect(reach(shapePath(shape, 80))).toBeGreaterThan(reach(shapePath(shape, 40)) * 1.9);
  });
});

test("no two shapes are drawn alike", () => {
  expect(new Set(figureShapes.map((shape) => shapePath(shape, 60))).size).toBe(figureShapes.length);
});
