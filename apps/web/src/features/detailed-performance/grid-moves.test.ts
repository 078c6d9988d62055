import { expect, test } from "vitest";
import { placeAfter } from "./grid-moves.ts";

const size = { rows: 59, columns: 200, page: 8 };
const at = { row: 10, column: 5 };
const plain = { ctrlKey: false, metaKey: false, altKey: false };
const after = (key: string, from = at, own = {}) =>
  placeAfter({ ...plain, ...own, key }, from, size);

test("arrows go one cell on, and stop at the edges", () => {
  expect(after("ArrowUp")).toEqual({ row: 9, column: 5 });
  expect(after("ArrowDown")).toEqual({ row: 11, column: 5 });
  expect(after("ArrowLeft")).toEqual({ row: 10, column: 4 });
  expect(after("ArrowRight")).toEqual({ row: 10, column: 6 });
  expect(after("ArrowUp", { row: 0, column: 0 })).toEqual({ row: 0, column: 0 });
  expect(after("ArrowRight", { row: 58, column: 199 })).toEqual({ row: 58, column: 199 });
});

test("Home and End go along the row, with Control through the whole table; pages go down and up", () => {
  expect(after("Home")).toEqual({ row: 10, column: 0 });
  expect(after("End")).toEqual({ row: 10, column: 199 });
  expect(after("Home", at, { ctrlKey: true })).toEqual({ row: 0, column: 0 });
  expect(after("End", at, { metaKey: true })).toEqual({ row: 58, column: 199 });
  expect(after("PageDown")).toEqual({ row: 18, column: 5 });
  expect(after("PageUp")).toEqual({ row: 2, column: 5 });
});

test("other keys are not the grid's", () => {
  expect(after("a")).toBeUndefined();
  expect(after("ArrowLeft", at, { altKey: true })).toBeUndefined();
  expect(after("ArrowLeft", at, { ctrlKey: true })).toBeUndefined();
});
