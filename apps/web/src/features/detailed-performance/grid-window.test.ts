import { expect, test } from "vitest";
import { numbersOf, scrollTo, windowOf } from "./grid-window.ts";

const measures = { headHeight: 70, nameWidth: 150, rowHeight: 70, columnWidth: 105 };
const size = { rows: 59, columns: 200 };
const seen = { height: 70 + 8 * 70, width: 150 + 6 * 105 };

test("what is seen is drawn, with two cells around it", () => {
  expect(windowOf(measures, { top: 0, left: 0, ...seen }, size)).toEqual({
    rows: { first: 0, last: 9 },
    columns: { first: 0, last: 7 },
  });
  expect(windowOf(measures, { top: 700, left: 1050, ...seen }, size)).toEqual({
    rows: { first: 8, last: 19 },
    columns: { first: 8, last: 17 },
  });
  const end = { top: 51 * 70, left: 194 * 105, ...seen };
  expect(windowOf(measures, end, size)).toEqual({
    rows: { first: 49, last: 58 },
    columns: { first: 192, last: 199 },
  });
});

test("a window that is scrolled past the end of a smaller table still shows its end", () => {
  const { rows, columns } = windowOf(
    measures,
    { top: 4_000, left: 20_000, ...seen },
    { rows: 3, columns: 2 },
  );
  expect([rows, columns]).toEqual([
    { first: 2, last: 2 },
    { first: 1, last: 1 },
  ]);
});

test("the cell with the focus is drawn wherever it lies", () => {
  expect(numbersOf({ first: 3, last: 5 }, 4)).toEqual([3, 4, 5]);
  expect(numbersOf({ first: 3, last: 5 }, 0)).toEqual([0, 3, 4, 5]);
  expect(numbersOf({ first: 3, last: 5 }, 9)).toEqual([3, 4, 5, 9]);
});

test("scrolling brings a cell into sight, and does nothing where it is", () => {
  const at = { top: 700, left: 1050, ...seen };
  expect(scrollTo(measures, at, { row: 12, column: 12 })).toEqual({ top: 700, left: 1050 });
  expect(scrollTo(measures, at, { row: 9, column: 9 })).toEqual({ top: 630, left: 945 });
  expect(scrollTo(measures, at, { row: 18, column: 16 })).toEqual({ top: 770, left: 1155 });
});
