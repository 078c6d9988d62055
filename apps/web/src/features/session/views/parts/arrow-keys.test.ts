import { expect, test } from "vitest";
import { nextSpot } from "./arrow-keys.ts";

const grid = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 100 },
  { x: 100, y: 100 },
];

test("arrows go to the neighbour on the same row or column", () => {
  expect(nextSpot(grid, { x: 0, y: 0 }, "ArrowRight")).toBe(1);
  expect(nextSpot(grid, { x: 0, y: 0 }, "ArrowDown")).toBe(2);
  expect(nextSpot(grid, { x: 100, y: 100 }, "ArrowLeft")).toBe(2);
  expect(nextSpot(grid, { x: 100, y: 100 }, "ArrowUp")).toBe(1);
});

test("at the edge, and for other keys, the focus stays", () => {
  expect(nextSpot(grid, { x: 0, y: 0 }, "ArrowLeft")).toBe(-1);
  expect(nextSpot(grid, { x: 0, y: 0 }, "Enter")).toBe(-1);
});
