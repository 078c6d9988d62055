import { colours } from "../look.ts";
import type { Pen } from "../pen.ts";
import { column, framed, lines, type Piece } from "../piece.ts";
import { markWord } from "../signs.ts";

export interface GivenAndRight {
  /** Undefined if nothing was given. */
  readonly given: string | undefined;
  readonly right: string;
  readonly isRight: boolean;
  readonly isSkipped: boolean;
}

/** What was entered, in its field, and the right answer below. */
export function givenAndRight(
  pen: Pen,
  { given, right, isRight, isSkipped }: GivenAndRight,
): Piece {
  const words = pen.content.drawingTexts;
  const width = 420;
  const big = { size: 28, isBold: true, align: "middle" } as const;
  const field = framed(
    lines(given ?? words.noAnswer, width - 40, {
      ...big,
      ...(given === undefined ? { size: 18, fill: colours["ink-quiet"] } : {}),
    }),
    { width, height: 68, stroke: colours.ink, isDashed: given !== undefined && !isRight },
  );
  return column(
    [
      markWord("chosen", words.given, width),
      field,
      ...(isSkipped
        ? []
        : [
            markWord("right", words.right, width),
            framed(lines(right, width - 40, big), {
              width,
              stroke: colours.leaf,
              fill: colours["leaf-wash"],
              line: 4,
            }),
          ]),
    ],
    { gap: 10 },
  );
}
