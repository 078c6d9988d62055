import { expect, test } from "vitest";
import { fitTiles, smallestTile } from "./fit-tiles.ts";

const gap = 12;

test("a few tiles on a large screen are 250 px wide, and no wider", () => {
  expect(fitTiles({ count: 4, width: 1_200, height: 600, gap })).toEqual({
    columns: 4,
    size: 250,
  });
});

test("twenty tiles fit a phone of 390 px", () => {
  const { columns, size } = fitTiles({ count: 20, width: 350, height: 480, gap });
  expect(columns * size + (columns - 1) * gap).toBeLessThanOrEqual(350);
  expect(size).toBeGreaterThanOrEqual(smallestTile);
});

test("where height is short, more columns make larger tiles", () => {
  const low = fitTiles({ count: 12, width: 1_000, height: 300, gap });
  const high = fitTiles({ count: 12, width: 1_000, height: 900, gap });
  expect(low.columns).toBeGreaterThan(high.columns);
  const rows = Math.ceil(12 / low.columns);
  expect(rows * low.size + (rows - 1) * gap).toBeLessThanOrEqual(300);
});

test("of two ways to be as large, the one with the fuller last row is taken", () => {
  expect(fitTiles({ count: 20, width: 1_116, height: 360, gap })).toEqual({
    columns: 7,
    size: 112,
  });
});

test("with no height at all, tiles still can be touched", () => {
  expect(fitTiles({ count: 20, width: 350, height: 0, gap }).size).toBe(smallestTile);
});
