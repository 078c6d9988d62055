import { columnCount } from "@regain/therapy/drawing/choice-columns";
import { expect, test } from "vitest";
import { lowColumnCount, narrowColumnCount } from "./choice-layout.ts";

test("four choices stand two by two, six three by two", () => {
  expect(columnCount(4, "Grid")).toBe(2);
  expect(columnCount(6, "Grid")).toBe(3);
  expect(columnCount(12, "Grid")).toBe(4);
});

test("no last row holds a single choice while others are full, up to twelve", () => {
  for (let count = 2; count <= 12; count++)
    expect(count % columnCount(count, "Grid"), `${count} choices`).not.toBe(1);
});

test("up to five short words stand in one row where there is room, six in two", () => {
  expect(columnCount(5, "HorizontalWrap")).toBe(5);
  expect(columnCount(6, "HorizontalWrap")).toBe(3);
  expect(narrowColumnCount(5, "HorizontalWrap")).toBe(3);
  expect(narrowColumnCount(4, "HorizontalWrap")).toBe(2);
});

test("on a phone six pictures stand three by two, and eight two by four", () => {
  expect(narrowColumnCount(3, "Grid")).toBe(3);
  expect(narrowColumnCount(4, "Grid")).toBe(2);
  expect(narrowColumnCount(6, "Grid")).toBe(3);
  expect(narrowColumnCount(8, "Grid")).toBe(2);
});

test("on a low wide screen up to six pictures stand in one row", () => {
  expect(lowColumnCount(4, "Grid")).toBe(4);
  expect(lowColumnCount(6, "Grid")).toBe(6);
  expect(lowColumnCount(8, "Grid")).toBe(4);
});

test("a column is a column", () => {
  for (const columns of [columnCount, narrowColumnCount, lowColumnCount])
    expect(columns(6, "VerticalWrap")).toBe(1);
});
