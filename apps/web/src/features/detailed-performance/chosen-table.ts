import type { DetailedRow, DetailedTable } from "@regain/contract/entities/detailed-table";

/** The rows of some exercises, and the columns in which they were practiced; all if none are named. */
export function chosenTable(
  table: DetailedTable,
  typeIds: ReadonlySet<number> | undefined,
): DetailedTable {
  if (!typeIds) return table;
  const rows = table.rowList.flatMap((row, index) => (typeIds.has(row.typeId) ? [index] : []));
  const columns = table.columnList.flatMap((_, column) =>
    rows.some((row) => table.array[row]?.[column]) ? [column] : [],
  );
  return {
    columnList: columns.map((column) => table.columnList[column]!),
    rowList: rows.map((row) => table.rowList[row]!),
    array: rows.map((row) => columns.map((column) => table.array[row]?.[column] ?? null)),
  };
}

export type Task = Pick<DetailedRow, "typeId" | "taskDetail" | "area">;

/** The exercises in a table, each once. */
export function tasksIn({ rowList }: DetailedTable): Task[] {
  return [...new Map(rowList.map((row) => [row.typeId, row])).values()];
}

/** The exercises whose names contain every word of the search. */
export function findTasks(tasks: readonly Task[], search: string): Task[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return tasks.filter(({ taskDetail }) => {
    const name = taskDetail.toLowerCase();
    return words.every((word) => name.includes(word));
  });
}
