import { format } from "@regain/content/format";
import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import type { MultipleChoiceState } from "../../views/multiple-choice.ts";
import { columnCount } from "../choice-columns.ts";
import { choiceCard, face } from "../faces.ts";
import { colours } from "../look.ts";
import type { Pen } from "../pen.ts";
import { column, framed, grid, label, lines, nothing, type Piece, row, wrapped } from "../piece.ts";
import { type Mark, markSign } from "../signs.ts";
import { stimuliDrawing } from "../stimuli.ts";
import type { Answer } from "./answer.ts";

type Question = MultipleChoiceView["questions"][number];
type Drawn = Answer<MultipleChoiceView, MultipleChoiceState>;

const gap = 14;
const widestCard = 260;
const widestRow = 520;

function marksOf({ isSkipped, state }: Drawn, { id, answer }: Question, choice: string): Mark[] {
  return [
    ...(!isSkipped && choice === answer ? (["right"] as const) : []),
    ...(choice === state.chosen[id] ? (["chosen"] as const) : []),
  ];
}

function questionDrawing(drawn: Drawn, question: Question): Piece {
  const { pen, view } = drawn;
  const columns = columnCount(question.choices.length, view.layout);
  const room = (pen.width - gap * (columns - 1)) / columns;
  const width = Math.min(columns === 1 ? widestRow : widestCard, room);
  const card = (choice: Question["choices"][number], height = 0) =>
    choiceCard(pen, choice, { marks: marksOf(drawn, question, choice.id), width, height });
  const heights = question.choices.map((choice) => card(choice).height);
  // In a row all are as tall as the tallest.
  const highestBeside = (index: number) => {
    const first = index - (index % columns);
    return Math.max(...heights.slice(first, first + columns));
  };
  const cards = question.choices.map((choice, index) => card(choice, highestBeside(index)));
  return column(
    [
      lines(question.text ?? "", pen.width, { size: 22, isBold: true, align: "middle" }),
      stimuliDrawing(pen, question.stimulus),
      grid(cards, columns, gap),
    ],
    { gap: 18 },
  );
}

const tile = { width: 110, padding: 8 } as const;

/** What a question of a run showed, small. */
function shown(pen: Pen, { stimulus, text }: Question): Piece {
  const small: Pen = { ...pen, width: tile.width - 16 };
  const [first] = stimulus.filter(({ kind }) => kind !== "none");
  if (!first) return lines(text ?? "", small.width, { size: 15 });
  if (first.kind === "text")
    return lines(first.text, small.width, { size: 22, isBold: true, align: "middle" });
  if (first.kind === "audio")
    return lines(first.speech.text, small.width, { size: 16, isBold: true, align: "middle" });
  if (first.kind === "image")
    return face(small, { id: "", label: "", value: "", image: first.image }, 64);
  return stimuliDrawing(small, [first]);
}

/** A question that came by itself: what was seen, what was tapped, and whether that was right. */
function passedDrawing({ pen, state, isSkipped }: Drawn, question: Question, index: number): Piece {
  const { passed } = pen.content.drawingTexts;
  const taken = state.chosen[question.id];
  const isRight = !isSkipped && taken === question.answer;
  const choice = question.choices.find(({ id }) => id === taken);
  const words = choice ? (choice.text ?? choice.label) : taken === null ? passed : "–";
  const sign = isRight ? markSign("right", 16) : choice ? markSign("chosen", 16) : nothing;
  return framed(
    column(
      [
        label(String(index + 1), 40, { size: 13, fill: colours["ink-quiet"] }),
        shown(pen, question),
        row([sign, label(words, tile.width - 44, { size: 14, isBold: true })], { gap: 5 }),
      ],
      { gap: 6 },
    ),
    {
      ...tile,
      radius: 8,
      stroke: isRight ? colours.leaf : colours.border,
      line: isRight ? 3 : 2,
      isDashed: !isRight,
    },
  );
}

/** The same question asked again and again: once as it looked, then what was answered each time. */
function spacedDrawing(drawn: Drawn): Piece {
  const { pen, view, state } = drawn;
  const [first] = view.questions;
  const asked = view.questions.filter(({ id }) => state.chosen[id] !== undefined);
  if (!first) return nothing;
  const unmarked: Drawn = { ...drawn, state: { chosen: {} } };
  return column(
    [
      questionDrawing(unmarked, first),
      wrapped(
        asked.map((question, index) => {
          const choice = question.choices.find(({ id }) => id === state.chosen[question.id]);
          const isRight = choice?.id === question.answer;
          const words = format("{number}. {choice}", {
            number: index + 1,
            choice: choice?.text ?? choice?.label ?? "–",
          });
          return framed(
            row([markSign(isRight ? "right" : "chosen", 16), lines(words, 200, { size: 15 })], {
              gap: 6,
            }),
            { padding: 8, stroke: isRight ? colours.leaf : colours.border, isDashed: !isRight },
          );
        }),
        pen.width,
        10,
      ),
    ],
    { gap: 20 },
  );
}

/** All questions with all their choices; in a run, one small picture each. */
export function multipleChoiceAnswer(drawn: Drawn): Piece {
  const { pen, view } = drawn;
  if (view.run)
    return wrapped(
      view.questions.map((question, index) => passedDrawing(drawn, question, index)),
      pen.width,
      10,
    );
  if (view.spaced) return spacedDrawing(drawn);
  return column(
    view.questions.map((question) => questionDrawing(drawn, question)),
    { gap: 36 },
  );
}
