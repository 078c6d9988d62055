import type { DetailedTable, OpenedCell } from "@regain/contract/entities/detailed-table";
import type { Place } from "./grid-moves.ts";

/** What identifies a cell in newer figures, where its position may differ. */
export interface CellMark {
  readonly typeId: number;
  readonly taskLevel: number;
  /** The first day of its column. */
  readonly startDate: number;
  /** Several columns may be sessions on the same day. */
  readonly sessionIds: ReadonlySet<string>;
}

export function markOf(
  { rowList, columnList, array }: DetailedTable,
  { row, column }: Place,
): CellMark | undefined {
  const [line, days, cell] = [rowList[row], columnList[column], array[row]?.[column]];
  if (!line || !days || !cell) return undefined;
  const { typeId, taskLevel } = line;
  return {
    typeId,
    taskLevel,
    startDate: days.startDate,
    sessionIds: new Set(cell.sessionIds),
  };
}

/** The same exercise, level and column, if still present: never whatever is in its position now. */
export function findCell({ rowList, columnList, array }: DetailedTable, mark: CellMark) {
  const { typeId, taskLevel, startDate, sessionIds } = mark;
  const at = rowList.findIndex((row) => row.typeId === typeId && row.taskLevel === taskLevel);
  const row = rowList[at];
  const cell = array[at]?.find(
    (one, column) =>
      columnList[column]?.startDate === startDate &&
      one?.sessionIds.some((id) => sessionIds.has(id)),
  );
  if (!row || !cell) return undefined;
  const opened: OpenedCell = { ...cell, typeId, taskLevel };
  return { row, cell: opened };
}
