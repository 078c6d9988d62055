import type { Choice, Image } from "@regain/contract/entities/task-view";
import { figureDrawing } from "./figure.ts";
import { colours } from "./look.ts";
import type { Pen } from "./pen.ts";
import { column, framed, label, lines, type Piece, roomy, row } from "./piece.ts";
import { type Mark, markSign, markWord, sign } from "./signs.ts";

/** A picture in a square of `size`: a figure is drawn, any other comes from the pen. */
export const imageDrawing = (pen: Pen, image: Image, size: number): Piece =>
  "figure" in image ? figureDrawing(image.figure, size) : pen.picture(image.path, size);

/** What a choice looks like: its picture, its words, or a loudspeaker with what it says. */
export function face(pen: Pen, choice: Choice, width: number, type = 20): Piece {
  const { image, text, speech } = choice;
  const words = text ?? (image || speech ? undefined : choice.label);
  return column(
    [
      ...(image ? [imageDrawing(pen, image, Math.min(width, 120))] : []),
      ...(!image && text === undefined && speech
        ? [row([sign("sound", 24), lines(speech.text, width - 34, { size: 16 })], { gap: 8 })]
        : []),
      ...(words === undefined
        ? []
        : [lines(words, width, { size: type, isBold: true, align: "middle" })]),
    ],
    { gap: 8 },
  );
}

const edgeOf = (marks: readonly Mark[]) => {
  if (marks.includes("right"))
    return { stroke: colours.leaf, fill: colours["leaf-wash"], line: 4, isDashed: false };
  return marks.includes("chosen")
    ? { stroke: colours.ink, fill: colours.surface, line: 4, isDashed: true }
    : {};
};

/** A choice with its marks: in its border, as signs and in words. */
export function choiceCard(
  pen: Pen,
  choice: Choice,
  { marks, width, height = 0 }: { marks: readonly Mark[]; width: number; height?: number },
): Piece {
  const { right, chosen } = pen.content.drawingTexts;
  const words = { right, chosen };
  const inner = width - 28;
  const body = column(
    [face(pen, choice, inner), ...marks.map((mark) => markWord(mark, words[mark], inner))],
    { gap: 8 },
  );
  return framed(body, { width, height, padding: 14, ...edgeOf(marks) });
}

export interface TileLook {
  readonly marks: readonly Mark[];
  readonly size: number;
  /** Its place in an order. */
  readonly badge?: string;
  readonly fill?: string;
}

/** A small square with a sign instead of words. */
export function tile(pen: Pen, choice: Choice, { marks, size, badge, fill }: TileLook): Piece {
  const inner = size - 12;
  const { image, text, speech } = choice;
  const foot = row(
    [
      ...marks.map((mark) => markSign(mark, 15)),
      ...(badge ? [label(badge, inner - 20, { size: 13, isBold: true })] : []),
    ],
    { gap: 3 },
  );
  const room = Math.max(12, inner - (foot.height > 0 ? foot.height + 2 : 0));
  const shown = image
    ? imageDrawing(pen, image, Math.min(inner, room))
    : speech && text === undefined
      ? sign("sound", Math.min(28, room))
      : label(text ?? choice.label, inner, {
          size: Math.min(26, room / 1.35),
          isBold: true,
          align: "middle",
        });
  return framed(column([roomy(shown, inner, room), foot], { gap: 2 }), {
    padding: 6,
    radius: 8,
    ...edgeOf(marks),
    ...(marks.length > 0 ? { line: 3 } : {}),
    ...(fill ? { fill } : {}),
    width: size,
    height: size,
  });
}
