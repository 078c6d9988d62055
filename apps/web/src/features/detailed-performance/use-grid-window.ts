import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import type { Place } from "./grid-moves.ts";
import {
  type GridMeasures,
  type GridWindow,
  type Scrolled,
  scrollTo,
  windowOf,
} from "./grid-window.ts";

interface GridElements {
  /** The scrolling element. */
  readonly room: RefObject<HTMLDivElement | null>;
  /** As wide as the name column and as high as the header row. */
  readonly corner: RefObject<HTMLDivElement | null>;
  /** The size of a cell. */
  readonly probe: RefObject<HTMLDivElement | null>;
}

interface Seen {
  readonly measures: GridMeasures;
  readonly scrolled: Scrolled;
}

function look({ room, corner, probe }: GridElements): Seen | undefined {
  const [scroller, edge, cell] = [room.current, corner.current, probe.current];
  if (!scroller || !edge || !cell) return undefined;
  return {
    measures: {
      headHeight: edge.offsetHeight,
      nameWidth: edge.offsetWidth,
      rowHeight: cell.offsetHeight,
      columnWidth: cell.offsetWidth,
    },
    scrolled: {
      top: scroller.scrollTop,
      left: scroller.scrollLeft,
      height: scroller.clientHeight,
      width: scroller.clientWidth,
    },
  };
}

const isSame = (a: GridWindow, b: GridWindow) =>
  a.rows.first === b.rows.first &&
  a.rows.last === b.rows.last &&
  a.columns.first === b.columns.first &&
  a.columns.last === b.columns.last;

const nothing: GridWindow = { rows: { first: 0, last: -1 }, columns: { first: 0, last: -1 } };

/** Which cells of a large grid are rendered, as it is scrolled and as its dimensions change. */
export function useGridWindow(rows: number, columns: number) {
  const room = useRef<HTMLDivElement>(null);
  const corner = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(nothing);

  const update = useCallback(() => {
    const seen = look({ room, corner, probe });
    if (!seen) return;
    const next = windowOf(seen.measures, seen.scrolled, { rows, columns });
    setDrawn((before) => (isSame(before, next) ? before : next));
  }, [rows, columns]);

  // The latest practice is what people look for first.
  useLayoutEffect(() => {
    if (room.current) room.current.scrollLeft = room.current.scrollWidth;
  }, []);

  useLayoutEffect(() => {
    update();
    const observer = new ResizeObserver(update);
    for (const { current } of [room, corner, probe]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [update]);

  /** Scrolls until a cell is fully visible. */
  const reveal = (place: Place) => {
    const seen = look({ room, corner, probe });
    if (seen) room.current?.scrollTo(scrollTo(seen.measures, seen.scrolled, place));
  };
  /** How many rows are visible at a time. */
  const page = () => {
    const seen = look({ room, corner, probe });
    if (!seen) return 1;
    const { measures, scrolled } = seen;
    return Math.max(1, Math.floor((scrolled.height - measures.headHeight) / measures.rowHeight));
  };
  return { room, corner, probe, drawn, update, reveal, page };
}
