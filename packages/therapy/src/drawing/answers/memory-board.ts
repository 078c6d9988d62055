import { format } from "@regain/content/format";
import type { MemoryBoardView } from "@regain/contract/entities/task-view";
import type { MemoryBoardState } from "../../views/memory-board.ts";
import { tile } from "../faces.ts";
import { colours } from "../look.ts";
import { column, grid, lines, type Piece } from "../piece.ts";
import type { Answer } from "./answer.ts";

const gap = 12;
const largest = 140;

/** Rows as equal as can be. */
const columnsOf = (count: number) => Math.min(5, Math.ceil(Math.sqrt(count)));

/** All tiles face up; those that were found have a sign. */
export function memoryBoardAnswer({
  pen,
  view,
  state,
}: Answer<MemoryBoardView, MemoryBoardState>): Piece {
  const { items } = view;
  const columns = columnsOf(items.length);
  const size = Math.min(largest, (pen.width - gap * (columns - 1)) / columns);
  const tiles = items.map((item) =>
    tile(pen, item, { marks: state.matched.includes(item.id) ? ["right"] : [], size }),
  );
  const found = format(pen.content.drawingTexts.pairs, {
    found: state.matched.length / 2,
    all: items.length / 2,
  });
  return column([
    grid(tiles, columns, gap),
    lines(found, pen.width, { size: 18, fill: colours["ink-quiet"] }),
  ]);
}
