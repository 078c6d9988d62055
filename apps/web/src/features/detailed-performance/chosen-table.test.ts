import { expect, test } from "vitest";
import { chosenTable, findTasks, tasksIn } from "./chosen-table.ts";
import { aCell, aRow, aTable } from "./table.fixture.ts";

const [sums, words] = [aRow({ typeId: 33, taskDetail: "Arithmetic" }), aRow({ typeId: 26 })];
const table = aTable(
  [sums, { ...sums, taskLevel: 2 }, words],
  ["2026-03-02", "2026-03-03", "2026-03-04"],
  [
    [aCell(), null, null],
    [null, null, aCell()],
    [null, aCell(), aCell()],
  ],
);

test("of some exercises only the columns with practice stay", () => {
  const chosen = chosenTable(table, new Set([33]));
  expect(chosen.rowList.map(({ taskLevel }) => taskLevel)).toEqual([1, 2]);
  expect(chosen.columnList).toEqual([table.columnList[0], table.columnList[2]]);
  expect(chosen.array.map((line) => line.map(Boolean))).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(chosenTable(table, undefined)).toBe(table);
  expect(chosenTable(table, new Set([1])).rowList).toEqual([]);
});

test("an exercise is offered once, and found by any part of its name", () => {
  const tasks = tasksIn(table);
  expect(tasks.map(({ typeId }) => typeId)).toEqual([33, 26]);
  expect(findTasks(tasks, " WORD  pict").map(({ typeId }) => typeId)).toEqual([26]);
  expect(findTasks(tasks, "")).toHaveLength(2);
});
