import { useLingui } from "@lingui/react/macro";
import type { DetailedPerformance } from "@regain/contract/entities/detailed-table";
import { useCallback, useMemo, useState } from "react";
import { lazyDialog } from "../../../lib/lazy-part.tsx";
import { formatDay } from "../../../lib/formats.ts";
import { OnPaper } from "../../../lib/on-paper.tsx";
import { chosenTable } from "../chosen-table.ts";
import { columnHeads } from "../column-heads.ts";
import type { Place } from "../grid-moves.ts";
import { type CellMark, findCell, markOf } from "../opened-cell.ts";
import { tasksOf } from "../table-address.ts";
import type { TableSearch } from "../table-search.ts";
import { useCellWords } from "../use-cell-words.ts";
import { Legend } from "./legend.tsx";
import styles from "./loaded-table.module.css";
import { PerformanceGrid } from "./performance-grid.tsx";
import { PrintedTable } from "./printed-table.tsx";

const CellDialog = lazyDialog(async () => (await import("./cell-dialog.tsx")).CellDialog);

interface LoadedTableProps {
  readonly patientId: string;
  readonly data: DetailedPerformance;
  readonly search: TableSearch;
  /** Newer figures are loading. */
  readonly isStale: boolean;
}

/** The table on screen and on paper, and the opened cell. */
export function LoadedTable({ patientId, data, search, isStale }: LoadedTableProps) {
  const { t, i18n } = useLingui();
  const { measure = "accuracy", tasks } = search;
  const words = useCellWords(measure);
  const [opened, setOpened] = useState<CellMark>();
  const table = useMemo(() => chosenTable(data.table, tasksOf(tasks)), [data.table, tasks]);
  const heads = useMemo(
    () => columnHeads(table.columnList, data.table.columnList, data.columnType, i18n.locale),
    [table, data.table, data.columnType, i18n.locale],
  );
  const open = useCallback((place: Place) => setOpened(markOf(table, place)), [table]);
  const found = opened && findCell(table, opened);
  const days = t`${formatDay(data.startDate)} to ${formatDay(data.endDate)}`;
  const shown = measure === "accuracy" ? t`Accuracy without help` : t`Latency`;
  return (
    <div className={styles.room}>
      <div className={styles.table}>
        <Legend table={table} measure={measure} />
        <PerformanceGrid
          // With other columns or rows, the current position is no longer meaningful.
          key={`${data.columnType} ${data.startDate} ${data.endDate} ${tasks}`}
          table={table}
          heads={heads}
          measure={measure}
          words={words}
          isStale={isStale}
          onOpen={open}
        />
        <OnPaper>
          <PrintedTable
            table={table}
            heads={heads}
            measure={measure}
            words={words}
            about={`${data.patientName}. ${shown}. ${days}`}
          />
        </OnPaper>
      </div>
      {found && (
        <CellDialog
          patientId={patientId}
          cell={found.cell}
          peers={found.row.peers}
          rowName={words.row(found.row)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
