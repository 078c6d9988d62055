import { expect, test } from "vitest";
import { columnsAPage, printParts } from "./print-parts.ts";
import { aCell, aRow, aTable } from "./table.fixture.ts";

test("a table is printed in parts as wide as a page, without the rows that say nothing there", () => {
  const days = ["02", "03", "04", "05", "06", "07", "08", "09"].map((day) => `2026-03-${day}`);
  const early = days.map((_, index) => (index < columnsAPage ? aCell() : null));
  const late = days.map((_, index) => (index === 7 ? aCell() : null));
  const table = aTable([aRow(), aRow({ taskLevel: 2 })], days, [early, late]);
  const parts = printParts(table);
  expect(parts.map(({ firstColumn }) => firstColumn)).toEqual([0, 6]);
  expect(
    parts.map((part) => [
      part.table.columnList.length,
      part.table.rowList.map(({ taskLevel }) => taskLevel),
    ]),
  ).toEqual([
    [6, [1]],
    [2, [2]],
  ]);
  expect(parts[1]?.table.array).toEqual([[null, aCell()]]);
  expect(printParts(aTable([], [], []))).toEqual([]);
});
