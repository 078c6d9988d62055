import type { MemorySequenceView } from "@regain/contract/entities/task-view";
import type { MemorySequenceState } from "../../views/memory-sequence.ts";
import { tile } from "../faces.ts";
import { colours } from "../look.ts";
import { column, grid, lines, type Piece, row, wrapped } from "../piece.ts";
import { type Mark, markWord } from "../signs.ts";
import type { Answer } from "./answer.ts";

type Drawn = Answer<MemorySequenceView, MemorySequenceState>;

const gap = 6;
const largest = 104;
const maxAcross = 8;

const columnsOf = ({ columnCount, items }: MemorySequenceView) =>
  columnCount ?? Math.min(maxAcross, Math.max(3, Math.ceil(Math.sqrt(items.length))));

/** What was touched, in order: for a sequence, that is the answer. */
function touched({ view, events }: Drawn): string[] {
  return events.flatMap((event) =>
    event.kind === "tap" ? (view.items.find(({ id }) => id === event.item)?.label ?? []) : [],
  );
}

/** All items: which were wanted, which were touched, and in what order. */
export function memorySequenceAnswer(drawn: Drawn): Piece {
  const { pen, view, state, isSkipped } = drawn;
  const words = pen.content.drawingTexts;
  const isOrdered = view.sequenceKind === "Ordered";
  const columns = columnsOf(view);
  const size = Math.min(largest, (pen.width - gap * (columns - 1)) / columns);
  const tiles = view.items.map((item) => {
    const isWanted = !isSkipped && view.answers.includes(item.id);
    const isTouched = state.found.includes(item.id) || state.wrongTaps.includes(item.id);
    const marks: Mark[] = [
      ...(isWanted ? (["right"] as const) : []),
      ...(isTouched ? (["chosen"] as const) : []),
    ];
    const order = isSkipped ? state.found : view.answers;
    const turns = isOrdered
      ? order.flatMap((id, index) => (id === item.id ? [index + 1] : []))
      : [];
    return tile(pen, item, { marks, size, badge: turns.join(", ") });
  });
  const order = touched(drawn).join(" · ");
  const legend = row(
    [
      ...(isSkipped ? [] : [markWord("right", words.right, 240)]),
      markWord("chosen", words.chosen, 240),
    ],
    { gap: 28 },
  );
  return column(
    [
      isOrdered || view.columnCount !== undefined
        ? grid(tiles, columns, gap)
        : wrapped(tiles, pen.width, gap),
      legend,
      ...(isOrdered && order !== ""
        ? [
            lines(`${words.given}: ${order}`, pen.width, {
              size: 16,
              fill: colours["ink-quiet"],
              align: "middle",
            }),
          ]
        : []),
    ],
    { gap: 14 },
  );
}
