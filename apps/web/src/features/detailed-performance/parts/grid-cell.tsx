import type { DetailedCell } from "@regain/contract/entities/detailed-table";
import { memo } from "react";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { figureOf } from "../bands.ts";
import type { Place } from "../grid-moves.ts";
import type { Measure } from "../table-search.ts";
import type { CellWords } from "../use-cell-words.ts";
import { BandMark } from "./band-mark.tsx";
import { PlaceMark } from "./place-mark.tsx";
import styles from "./performance-grid.module.css";

interface GridCellProps {
  readonly cell: DetailedCell | null;
  readonly row: number;
  readonly column: number;
  /** Its task and its days, read aloud. */
  readonly name: string;
  readonly measure: Measure;
  readonly words: CellWords;
  /** The one cell that Tab leads to. */
  readonly isActive: boolean;
  readonly onOpen: (place: Place) => void;
}

/** One task at one level on one day, session or week; a button if there is something to see. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { cell, row, column, name, measure, words, isActive, onOpen } = props;
  const shared = {
    role: "gridcell",
    className: styles.cell,
    "aria-colindex": column + 2,
    "data-place": `${row} ${column}`,
    style: { "--column": column },
    tabIndex: isActive ? 0 : -1,
  };
  if (!cell) return <div {...shared} aria-label={`${name}: ${words.nothing}`} />;
  const { value, band } = figureOf(measure, cell);
  return (
    <button
      type="button"
      {...shared}
      aria-haspopup="dialog"
      data-band={band}
      onClick={() => onOpen({ row, column })}
    >
      <VisuallyHidden>{`${name}: `}</VisuallyHidden>
      <span className={styles.figure}>
        {band && <BandMark band={band} />}
        {words.figure(value)}
      </span>
      <VisuallyHidden>{words.afterFigure(cell)}</VisuallyHidden>
      <span className={styles.small}>
        {words.count(cell)}
        <PlaceMark location={cell.location} />
      </span>
      <VisuallyHidden>{words.afterCount(cell)}</VisuallyHidden>
    </button>
  );
});
