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
  /** What scrolls. */
  readonly room: RefObject<HTMLDivElement | null>;
  /** As wide as the names and as high as the heads. */
  readonly corner: RefObject<HTMLDivElement | null>;
  /** As large as a cell. */
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

/** Which cells of a large grid are drawn, as it is scrolled and as its measures change. */
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

  // What was done last is what is asked for first.
  useLayoutEffect(() => {
    if (room.current) room.current.scrollLeft = room.current.scrollWidth;
  }, []);

  useLayoutEffect(() => {
    update();
    const observer = new ResizeObserver(update);
    for (const { current } of [room, corner, probe]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [update]);

  /** Scrolls until a cell is seen whole. */
  const reveal = (place: Place) => {
    const seen = look({ room, corner, probe });
    if (seen) room.current?.scrollTo(scrollTo(seen.measures, seen.scrolled, place));
  };
  /** How many rows are seen at once. */
  const page = () => {
    const seen = look({ room, corner, probe });
    if (!seen) return 1;
    const { measures, scrolled } = seen;
    return Math.max(1, Math.floor((scrolled.height - measures.headHeight) / measures.rowHeight));
  };
  return { room, corner, probe, drawn, update, reveal, page };
}
