import { format } from "@regain/content/format";
import type { ProductionView } from "@regain/contract/entities/task-view";
import { productionRules, rightAnswerOf, type ProductionState } from "../../views/production.ts";
import { colours } from "../look.ts";
import { column, framed, lines, type Piece, row } from "../piece.ts";
import { markWord, sign } from "../signs.ts";
import type { Answer } from "./answer.ts";
import { givenAndRight } from "./given-and-right.ts";

type Drawn = Answer<ProductionView, ProductionState>;

/** What was made of a spoken answer; how it sounded cannot be shown. */
function spoken({ pen, view, state, events, isSkipped }: Drawn): Piece {
  const words = pen.content.drawingTexts;
  const count = events.filter(({ kind }) => kind === "record").length;
  const said = count > 1 ? format(words.said, { count }) : words.saidOnce;
  const opinions = [
    ...(state.heard === undefined ? [] : [state.heard ? words.understood : words.notUnderstood]),
    ...(state.marked ? [words.judgedRight] : []),
  ];
  const lineOf = (text: string) => lines(text, 340, { size: 18 });
  const told = column([count > 0 ? said : words.noAnswer, ...opinions].map(lineOf), {
    gap: 4,
    align: "start",
  });
  return column([
    framed(row([sign("microphone", 34, colours.lagoon), told], { gap: 16 }), { width: 420 }),
    ...(isSkipped
      ? []
      : [
          markWord("right", words.right, 420),
          framed(lines(rightAnswerOf(view), 380, { size: 28, isBold: true, align: "middle" }), {
            width: 420,
            stroke: colours.leaf,
            fill: colours["leaf-wash"],
            line: 4,
          }),
        ]),
  ]);
}

/** What was typed or said, and the word that was wanted. */
export function productionAnswer(drawn: Drawn): Piece {
  const { pen, view, state, isSkipped } = drawn;
  if (view.response === "speech") return spoken(drawn);
  return givenAndRight(pen, {
    given: state.text === "" ? undefined : state.text,
    right: rightAnswerOf(view),
    isRight: productionRules.judge(view, state).grade === "right",
    isSkipped,
  });
}
