import type { DetailedCell, DetailedTable } from "@regain/contract/entities/detailed-table";

/** How many columns fit next to the names on a Letter or A4 page. */
export const columnsAPage = 6;

/** Some columns of the table, and those of its rows that have something to show in them. */
export interface PrintPart {
  readonly firstColumn: number;
  readonly table: DetailedTable;
}

const isDone = (cell: DetailedCell | null) => cell !== null;

/** Splits the table into parts that fit the width of a page. */
export function printParts(table: DetailedTable): PrintPart[] {
  const count = Math.ceil(table.columnList.length / columnsAPage);
  return Array.from({ length: count }, (_, index) => {
    const firstColumn = index * columnsAPage;
    const columns = [firstColumn, firstColumn + columnsAPage] as const;
    const lines = table.array.map((line) => line.slice(...columns));
    const rows = lines.flatMap((line, row) => (line.some(isDone) ? [row] : []));
    return {
      firstColumn,
      table: {
        columnList: table.columnList.slice(...columns),
        rowList: rows.map((row) => table.rowList[row]!),
        array: rows.map((row) => lines[row]!),
      },
    };
  });
}
