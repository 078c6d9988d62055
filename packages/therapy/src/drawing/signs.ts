/** Small signs with their words. What is right or chosen is marked by a sign and a word, never by color alone. */
import { colours } from "./look.ts";
import { label, type Piece, row } from "./piece.ts";
import { element } from "./svg.ts";

/** Strokes in a box of 24 by 24, from the icon set of the web (Lucide, ISC). */
const strokes = {
  check: element("path", { d: "M20 6 9 17l-5-5" }),
  ring:
    element("circle", { cx: 12, cy: 12, r: 9 }) +
    element("circle", { cx: 12, cy: 12, r: 2.5, fill: "currentColor" }),
  sound:
    element("path", { d: "M11 5 6 9H3v6h3l5 4z" }) +
    element("path", { d: "M15.5 9a4.2 4.2 0 0 1 0 6" }) +
    element("path", { d: "M18.4 6a8.5 8.5 0 0 1 0 12" }),
  microphone:
    element("rect", { x: 9, y: 2.5, width: 6, height: 12, rx: 3 }) +
    element("path", { d: "M5 11a7 7 0 0 0 14 0" }) +
    element("path", { d: "M12 18v3.5" }),
} as const;
export type Sign = keyof typeof strokes;

/** A sign in a square of `size`. */
export const sign = (name: Sign, size: number, colour: string = colours.ink): Piece => ({
  width: size,
  height: size,
  paint: (x, y) =>
    element(
      "svg",
      {
        x,
        y,
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: colour,
        color: colour,
        "stroke-width": 2.6,
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
      },
      strokes[name],
    ),
});

/** `right`: it is the answer, or belongs to it. `chosen`: the patient gave it. */
export type Mark = "right" | "chosen";

const looks = {
  right: { name: "check", colour: colours.leaf },
  chosen: { name: "ring", colour: colours.ink },
} as const satisfies Readonly<Record<Mark, unknown>>;

/** The sign of a mark, in its color. */
export const markSign = (mark: Mark, size = 18): Piece =>
  sign(looks[mark].name, size, looks[mark].colour);

/** A mark with its word, within a width. */
export function markWord(mark: Mark, word: string, width: number, size = 15): Piece {
  const text = label(word, width - size * 1.6, { size, isBold: true, fill: looks[mark].colour });
  return row([markSign(mark, size * 1.2), text], { gap: size * 0.4 });
}
