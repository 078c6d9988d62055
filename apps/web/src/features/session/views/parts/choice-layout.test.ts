import { expect, test } from "vitest";
import { columnCount } from "./choice-layout.ts";

test("four choices stand two by two, six three by two", () => {
  expect(columnCount(4, "Grid")).toBe(2);
  expect(columnCount(6, "Grid")).toBe(3);
  expect(columnCount(12, "Grid")).toBe(4);
});

test("no last row holds a single choice while others are full, up to twelve", () => {
  for (let count = 2; count <= 12; count++)
    expect(count % columnCount(count, "Grid"), `${count} choices`).not.toBe(1);
});

test("a column is a column", () => {
  expect(columnCount(6, "VerticalWrap")).toBe(1);
});
