/** The detailed table: every exercise and level by session, day or week, from blocks alone. */
import { type ColumnType, maxCellSessions } from "@regain/contract/detailed-table-values";
import type { DetailedCell } from "@regain/contract/entities/detailed-table";
import { type Block, type BlockTotals, totalsOf } from "./blocks.ts";
import { addDays, mondayOf } from "./days.ts";
import type { DayRange } from "./performance.ts";

export interface TableRow {
  readonly typeId: number;
  readonly level: number;
}

/** What was done in a row within a column. `from` and `to` are its own first and last day. */
export interface TableCell extends BlockTotals, DayRange {
  readonly location: DetailedCell["location"];
  /** Oldest first; the latest 200 if there are more. */
  readonly sessionIds: readonly string[];
}

export interface Table {
  readonly columns: readonly DayRange[];
  readonly rows: readonly TableRow[];
  /** `[row][column]`; null where nothing was done. */
  readonly cells: readonly (readonly (TableCell | null)[])[];
}

/** What the blocks of one column have in common. */
const columnKeys: Readonly<Record<ColumnType, (block: Block) => string>> = {
  BySchedule: ({ sessionId }) => sessionId,
  ByDay: ({ date }) => date,
  ByWeek: ({ date }) => mondayOf(date),
};

/** Takes blocks sorted oldest first. */
function daysOf(blocks: readonly Block[]): DayRange {
  return { from: blocks[0]?.date ?? "", to: blocks.at(-1)?.date ?? "" };
}

/** The part of the week within the requested days. */
function weekWithin({ from, to }: DayRange, monday: string): DayRange {
  const sunday = addDays(monday, 6);
  return { from: monday < from ? from : monday, to: sunday > to ? to : sunday };
}

function cellOf(blocks: readonly Block[]): TableCell {
  const places = new Set(blocks.map(({ place }) => place));
  const [place = "home"] = places;
  return {
    ...totalsOf(blocks),
    ...daysOf(blocks),
    location: places.size > 1 ? "both" : place,
    sessionIds: [...new Set(blocks.map(({ sessionId }) => sessionId))].slice(-maxCellSessions),
  };
}

const rowKey = ({ typeId, level }: TableRow) => `${typeId} ${level}`;

/** What was practiced last comes first: the rows that the latest columns fill. */
function rowsOf(byRow: ReadonlyMap<string, readonly Block[]>): TableRow[] {
  const rows = [...byRow.values()].map((own) => {
    const { typeId, level } = own[0]!;
    return { typeId, level, last: daysOf(own).to };
  });
  const lastOf = new Map<number, string>();
  for (const { typeId, last } of rows)
    if (last > (lastOf.get(typeId) ?? "")) lastOf.set(typeId, last);
  const later = (a: string, b: string) => (a > b ? -1 : a < b ? 1 : 0);
  return rows
    .toSorted(
      (a, b) =>
        later(lastOf.get(a.typeId) ?? "", lastOf.get(b.typeId) ?? "") ||
        a.typeId - b.typeId ||
        later(a.last, b.last) ||
        b.level - a.level,
    )
    .map(({ typeId, level }) => ({ typeId, level }));
}

/**
 * Columns with practice, oldest first. Rows by exercise, then by level, most recently practiced first.
 * @param blocks of the range, oldest first: the sessions come in their order
 * @param range the requested days; the first and the last week show no more than that
 */
export function tableOf(blocks: readonly Block[], columnType: ColumnType, range: DayRange): Table {
  const byColumn = Map.groupBy(blocks, columnKeys[columnType]);
  const rows = rowsOf(Map.groupBy(blocks, rowKey));
  const cells = rows.map(() => Array.from<TableCell | null>({ length: byColumn.size }).fill(null));
  const lines = new Map(rows.map((row, index) => [rowKey(row), cells[index]!]));
  for (const [column, own] of [...byColumn.values()].entries())
    for (const [key, ofRow] of Map.groupBy(own, rowKey)) lines.get(key)![column] = cellOf(ofRow);
  const columns = [...byColumn].map(([key, own]) =>
    columnType === "ByWeek" ? weekWithin(range, key) : daysOf(own),
  );
  return { columns, rows, cells };
}
