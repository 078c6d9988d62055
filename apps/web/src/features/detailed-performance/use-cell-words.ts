import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { DetailedCell, DetailedRow } from "@regain/contract/entities/detailed-table";
import { formatNumber, formatPercent } from "../../lib/formats.ts";
import { figureOf } from "./bands.ts";
import type { ColumnHead } from "./column-heads.ts";
import type { Measure } from "./table-search.ts";

/** The texts of cells: abbreviated on screen, in full for screen readers. */
export function useCellWords(measure: Measure) {
  const { t, i18n } = useLingui();
  const rankText = {
    accuracy: (rank: number) => t`higher than about ${rank} of 100 people`,
    latency: (rank: number) => t`faster than about ${rank} of 100 people`,
  };
  const places = { home: t`at home`, clinic: t`in the clinic`, both: t`at home and in the clinic` };
  const isAccuracy = measure === "accuracy";

  /** `80%` or `4.2 s`; a dash where nothing was measured. */
  const figure = (value: number | null) => {
    if (value === null) return "–";
    if (isAccuracy) return formatPercent(value, i18n.locale);
    const seconds = formatNumber(value, i18n.locale);
    return t`${seconds} s`;
  };

  /** `10 items`; `3 skipped` if all were skipped. Of scored items, some have no time: nothing was tapped in them. */
  const count = (cell: DetailedCell) => {
    const items = figureOf(measure, cell).count || cell.scoredTasks;
    const skipped = cell.completedTasks;
    return items > 0
      ? t`${plural(items, { one: "# item", other: "# items" })}`
      : t`${plural(skipped, { one: "# skipped", other: "# skipped" })}`;
  };

  const row = ({ taskDetail, taskLevel }: DetailedRow) => t`${taskDetail}, level ${taskLevel}`;

  const column = ({ from, to, session }: ColumnHead) => {
    const days = to === undefined ? from : t`${from} to ${to}`;
    return session === undefined ? days : t`${days}, session ${session}`;
  };

  /** What color and mark show visually: read aloud after the figure and after the count. */
  const afterFigure = (cell: DetailedCell) => {
    if (figureOf(measure, cell).value === null) return ", ";
    return isAccuracy ? t` right without help, ` : t` to the answer, `;
  };
  const afterCount = (cell: DetailedCell) => {
    const { percentile } = figureOf(measure, cell);
    const place = places[cell.location];
    return percentile === null ? `, ${place}` : `, ${place}, ${rankText[measure](percentile)}`;
  };

  return { figure, count, row, column, afterFigure, afterCount, nothing: t`nothing done` };
}
export type CellWords = ReturnType<typeof useCellWords>;
