import type { BoardCompletionView, Choice } from "@regain/contract/entities/task-view";
import { answersIn } from "../../views/board-answers.ts";
import { type BoardCompletionState, cellKey } from "../../views/board-completion.ts";
import { face, imageDrawing } from "../faces.ts";
import { colours } from "../look.ts";
import { column, framed, lines, nothing, type Piece, row, roomy } from "../piece.ts";
import { type Mark, markSign, markWord } from "../signs.ts";
import type { Answer } from "./answer.ts";

type Drawn = Answer<BoardCompletionView, BoardCompletionState>;

const gap = 6;
const widest = 230;

interface Held {
  readonly item: Choice;
  readonly marks: readonly Mark[];
}

/** What belongs in a cell and what was put there; for a skipped item only the latter. */
function heldIn({ view, state, isSkipped }: Drawn, id: string): Held[] {
  if (!isSkipped)
    return answersIn(view, state, id).map(({ item, mark, wasHere }) => ({
      item,
      marks: mark === "right" && wasHere ? ["right", "chosen"] : [mark],
    }));
  return (state.cells[id] ?? []).flatMap((held): Held[] => {
    const item = view.items.find((one) => one.id === held);
    return item ? [{ item, marks: ["chosen"] }] : [];
  });
}

/** The board with what belongs where, and what was put where. */
export function boardAnswer(drawn: Drawn): Piece {
  const { pen, view, isSkipped } = drawn;
  const words = pen.content.drawingTexts;
  const hasHeadings = view.supply === "once" || view.cellHolds === "many";
  const hasRowHeadings = hasHeadings && view.rows.some(({ label }) => label !== undefined);
  const across = view.columns.length + (hasRowHeadings ? 1 : 0);
  const isPattern = !hasHeadings;
  const width = Math.min(isPattern ? 96 : widest, (pen.width - gap * (across - 1)) / across);
  const inner = width - 16;

  const heldDrawing = ({ item, marks }: Held): Piece => {
    const signs = marks.map((mark) => markSign(mark, 15));
    const body = face(
      pen,
      item,
      Math.max(20, isPattern ? inner - 16 : inner - 18 - signs.length * 18),
      15,
    );
    return isPattern
      ? column([body, row(signs, { gap: 2 })], { gap: 2 })
      : framed(row([body, ...signs], { gap: 4 }), {
          padding: 5,
          radius: 6,
          line: 1.5,
          stroke: marks.includes("right") ? colours.leaf : colours.ink,
          isDashed: !marks.includes("right"),
        });
  };
  const cellDrawing = (id: string): Piece => column(heldIn(drawn, id).map(heldDrawing), { gap: 5 });
  const heading = (text: string | undefined): Piece =>
    lines(text ?? "", inner, { size: 15, isBold: true, align: "middle" });

  const rows = view.rows.map((one) => {
    const cells = view.columns.map((own) => cellDrawing(cellKey(own.id, one.id)));
    const head = hasRowHeadings ? [heading(one.label)] : [];
    const height = Math.max(
      isPattern ? width : 48,
      ...[...cells, ...head].map((cell) => cell.height + 16),
    );
    return row(
      [
        ...head.map((piece) => roomy(piece, width, height)),
        ...cells.map((cell) => framed(cell, { padding: 8, width, height, line: 1.5 })),
      ],
      { gap },
    );
  });
  const headings = view.columns.map((own) => {
    const picture = own.image ? imageDrawing(pen, own.image, Math.min(56, inner)) : nothing;
    return roomy(column([picture, heading(own.label)], { gap: 4 }), width, 1);
  });
  const corner = hasRowHeadings ? [roomy(nothing, width, 1)] : [];
  return column(
    [
      ...(hasHeadings ? [row([...corner, ...headings], { gap })] : []),
      ...rows,
      row(
        [
          ...(isSkipped ? [] : [markWord("right", words.right, 240)]),
          markWord("chosen", words.chosen, 240),
        ],
        { gap: 28 },
      ),
    ],
    { gap: 10 },
  );
}
