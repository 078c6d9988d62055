import type { Choice, SequenceCompletionView } from "@regain/contract/entities/task-view";
import { openPlaceholders, type SequenceCompletionState } from "../../views/sequence-completion.ts";
import { face } from "../faces.ts";
import { colours } from "../look.ts";
import type { Pen } from "../pen.ts";
import { column, framed, lines, type Piece, row, wrapped } from "../piece.ts";
import { markSign, markWord } from "../signs.ts";
import type { Answer } from "./answer.ts";

type Drawn = Answer<SequenceCompletionView, SequenceCompletionState>;

interface Slot {
  readonly number: number;
  /** What is in it; a text if it was there from the start. */
  readonly held: Choice | string | undefined;
  /** Undefined if nothing is to be said about it. */
  readonly isRight?: boolean | undefined;
  /** It is part of the right order. */
  readonly isWanted?: boolean;
}

function slotDrawing(pen: Pen, { number, held, isRight, isWanted }: Slot, isRow: boolean): Piece {
  const { empty } = pen.content.drawingTexts;
  const width = isRow ? 560 : 200;
  const inside =
    held === undefined || typeof held === "string"
      ? lines(held ?? empty, width - 80, {
          size: held === undefined ? 15 : 22,
          isBold: held !== undefined,
          ...(held === undefined ? { fill: colours["ink-quiet"] } : {}),
        })
      : face(pen, held, width - 80, isRow ? 18 : 24);
  const sign = isRight === undefined ? [] : [markSign(isRight ? "right" : "chosen", 18)];
  const order = isRow ? [lines(`${number}.`, 40, { size: 17, fill: colours["ink-quiet"] })] : [];
  return framed(row([...order, ...(isRow ? [...sign, inside] : [inside, ...sign])], { gap: 8 }), {
    padding: isRow ? 14 : 10,
    align: isRow ? "start" : "middle",
    width: isRow ? 600 : 52,
    height: 52,
    ...(isRight === undefined ? {} : { stroke: isRight ? colours.leaf : colours.ink, line: 3 }),
    isDashed: isRight === false || held === undefined,
    ...(typeof held === "string" ? { fill: colours.sunken } : {}),
    ...(isWanted ? { stroke: colours.leaf, fill: colours["leaf-wash"] } : {}),
  });
}

const slotsDrawing = (pen: Pen, slots: readonly Slot[], isRow: boolean): Piece => {
  const drawn = slots.map((slot) => slotDrawing(pen, slot, isRow));
  return isRow ? column(drawn, { gap: 8 }) : wrapped(drawn, pen.width, 8);
};

/** The order that was given, what was not used, and the right order if it differs. */
export function sequenceAnswer({ pen, view, state, isSkipped }: Drawn): Piece {
  const words = pen.content.drawingTexts;
  const isRow = view.layout === "VerticalWrap";
  const choiceOf = (id: string | undefined) => view.choices.find((one) => one.id === id);
  const wanted = new Map(openPlaceholders(view).map((one) => [one.id, one.wanted] as const));
  const given = view.placeholders.map(({ id, given: text }, index): Slot => {
    const held = choiceOf(state.placed[id]);
    const isRight = isSkipped || text !== undefined ? undefined : held?.value === wanted.get(id);
    return { number: index + 1, held: text ?? held, isRight };
  });
  const right = view.placeholders.map(({ id, given: text }, index): Slot => ({
    number: index + 1,
    held: text ?? view.choices.find(({ value }) => value === wanted.get(id)) ?? wanted.get(id),
    isWanted: text === undefined,
  }));
  const placed = new Set(Object.values(state.placed));
  const unused = view.choices.filter(({ id }) => !placed.has(id));
  const isAllRight = given.every((slot) => slot.isRight !== false);
  return column(
    [
      markWord("chosen", words.given, pen.width),
      slotsDrawing(pen, given, isRow),
      ...(unused.length === 0
        ? []
        : [
            lines(words.tray, pen.width, { size: 15, fill: colours["ink-quiet"] }),
            wrapped(
              unused.map((choice) =>
                framed(face(pen, choice, isRow ? 540 : 160, 17), {
                  padding: 8,
                  stroke: colours.rule,
                }),
              ),
              pen.width,
              8,
            ),
          ]),
      ...(isSkipped || isAllRight
        ? []
        : [markWord("right", words.right, pen.width), slotsDrawing(pen, right, isRow)]),
    ],
    { gap: 14 },
  );
}
