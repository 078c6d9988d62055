import { expect, test } from "vitest";
import { findCell, markOf } from "./opened-cell.ts";
import { aCell, aRow, aTable } from "./table.fixture.ts";

const [sums, words] = [aRow({ typeId: 33, taskDetail: "Arithmetic" }), aRow({ typeId: 26 })];
const of = (...sessionIds: string[]) => aCell({ sessionIds });
const before = aTable(
  [sums, words],
  ["2026-03-02", "2026-03-03"],
  [
    [of("one"), null],
    [of("one"), of("two")],
  ],
);
const opened = markOf(before, { row: 1, column: 1 })!;

test("an opened cell stays the same exercise and session where newer figures lie before it", () => {
  const newer = aTable(
    [words, { ...words, taskLevel: 2 }, sums],
    ["2026-03-01", "2026-03-02", "2026-03-03", "2026-03-03"],
    [
      [of("none"), of("one"), of("early"), of("two")],
      [null, null, null, of("two")],
      [null, of("one"), null, null],
    ],
  );
  const found = findCell(newer, opened);
  expect(found?.row).toBe(newer.rowList[0]);
  expect(found?.cell).toEqual({ ...of("two"), typeId: 26, taskLevel: 1 });
});

test("it has the newest figures: a week goes on", () => {
  const newer = aTable([words], ["2026-03-03"], [[{ ...of("two", "three"), completedTasks: 20 }]]);
  expect(findCell(newer, opened)?.cell).toMatchObject({
    sessionIds: ["two", "three"],
    completedTasks: 20,
  });
});

test("what is not there anymore is no other cell", () => {
  expect(findCell(aTable([sums], ["2026-03-03"], [[of("two")]]), opened)).toBeUndefined();
  expect(findCell(aTable([words], ["2026-03-03"], [[of("three")]]), opened)).toBeUndefined();
  expect(findCell(aTable([words], ["2026-03-04"], [[of("two")]]), opened)).toBeUndefined();
  expect(markOf(before, { row: 0, column: 1 })).toBeUndefined();
});
