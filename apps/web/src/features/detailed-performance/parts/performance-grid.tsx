import { useLingui } from "@lingui/react/macro";
import type { DetailedTable } from "@regain/contract/entities/detailed-table";
import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { ColumnHead } from "../column-heads.ts";
import { type Place, placeAfter, placeWithin } from "../grid-moves.ts";
import { numbersOf } from "../grid-window.ts";
import type { Measure } from "../table-search.ts";
import type { CellWords } from "../use-cell-words.ts";
import { useGridWindow } from "../use-grid-window.ts";
import { GridCell } from "./grid-cell.tsx";
import { GridHead } from "./grid-head.tsx";
import styles from "./performance-grid.module.css";

interface PerformanceGridProps {
  readonly table: DetailedTable;
  readonly heads: readonly ColumnHead[];
  readonly measure: Measure;
  readonly words: CellWords;
  /** Newer figures are loading. */
  readonly isStale: boolean;
  readonly onOpen: (place: Place) => void;
}

/** The latest column, at its first row with practice. */
function startOf({ columnList, array }: DetailedTable): Place {
  const column = columnList.length - 1;
  return {
    row: Math.max(
      0,
      array.findIndex((line) => line[column]),
    ),
    column,
  };
}

function placeOf(target: EventTarget): Place | undefined {
  const place = target instanceof HTMLElement ? target.dataset.place : undefined;
  const [row, column] = (place ?? "").split(" ").map(Number);
  return row === undefined || column === undefined ? undefined : { row, column };
}

/**
 * The tasks by day. Only the visible part is rendered, so that 59 tasks by 200 columns scroll as smoothly as 5 by 5.
 * Arrow keys, Home, End and the page keys move between cells; Enter opens one.
 */
export function PerformanceGrid(props: PerformanceGridProps) {
  const { table, heads, measure, words, isStale, onOpen } = props;
  const { t } = useLingui();
  const [rows, columns] = [table.rowList.length, table.columnList.length];
  const { room, corner, probe, drawn, update, reveal, page } = useGridWindow(rows, columns);
  const [chosen, setChosen] = useState(() => startOf(table));
  const active = placeWithin(chosen, { rows, columns, page: 1 });

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!placeOf(event.target)) return;
    const next = placeAfter(event, active, { rows, columns, page: page() });
    if (!next) return;
    event.preventDefault();
    flushSync(() => setChosen(next));
    reveal(next);
    const cell = room.current?.querySelector<HTMLElement>(
      `[data-place="${next.row} ${next.column}"]`,
    );
    cell?.focus({ preventScroll: true });
    // The table itself may extend below the window.
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  const arrive = (event: FocusEvent<HTMLDivElement>) => {
    const place = placeOf(event.target);
    if (place) setChosen(place);
  };
  const shownColumns = numbersOf(drawn.columns, active.column);
  return (
    <div ref={room} className={styles.room} onScroll={update}>
      <div ref={probe} className={styles.probe} />
      <div
        role="grid"
        tabIndex={-1}
        aria-label={t`Tasks by date`}
        aria-rowcount={rows + 1}
        aria-colcount={columns + 1}
        aria-busy={isStale || undefined}
        className={styles.grid}
        style={{ "--rows": rows, "--columns": columns }}
        onKeyDown={walk}
        onFocus={arrive}
      >
        <div role="row" aria-rowindex={1} className={styles.heads}>
          <div ref={corner} role="columnheader" aria-colindex={1} className={styles.corner}>
            {t`Task`}
          </div>
          {shownColumns.map((column) => (
            <GridHead key={column} column={column} head={heads[column]!} />
          ))}
        </div>
        {numbersOf(drawn.rows, active.row).map((row) => {
          const { taskDetail, taskLevel } = table.rowList[row]!;
          return (
            <div
              key={row}
              role="row"
              aria-rowindex={row + 2}
              className={styles.row}
              style={{ "--row": row }}
            >
              <div role="rowheader" aria-colindex={1} className={styles.name}>
                {taskDetail}
                <span className={styles.level}>{t`Level ${taskLevel}`}</span>
              </div>
              {shownColumns.map((column) => (
                <GridCell
                  key={column}
                  cell={table.array[row]?.[column] ?? null}
                  row={row}
                  column={column}
                  name={`${words.row(table.rowList[row]!)}, ${words.column(heads[column]!)}`}
                  measure={measure}
                  words={words}
                  isActive={row === active.row && column === active.column}
                  onOpen={onOpen}
                />
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
