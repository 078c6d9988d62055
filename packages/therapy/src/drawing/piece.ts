/** What a drawing is assembled from: pieces that know their size and are positioned later. */
import { colours } from "./look.ts";
import { linesOf, type Type, widthOf } from "./measure.ts";
import { element, escaped } from "./svg.ts";

export interface Piece {
  readonly width: number;
  readonly height: number;
  /** Markup with its upper left corner at x, y; nothing of it is outside its width and height. */
  readonly paint: (x: number, y: number) => string;
}

export const nothing: Piece = { width: 0, height: 0, paint: () => "" };

const isSomething = ({ width, height }: Piece) => width > 0 && height > 0;
const widest = (pieces: readonly Piece[]) => Math.max(0, ...pieces.map(({ width }) => width));
const highest = (pieces: readonly Piece[]) => Math.max(0, ...pieces.map(({ height }) => height));

export interface Arrangement {
  readonly gap?: number;
  readonly align?: "start" | "middle";
}

/** One below the other. */
export function column(
  pieces: readonly Piece[],
  { gap = 12, align = "middle" }: Arrangement = {},
): Piece {
  const shown = pieces.filter(isSomething);
  if (shown.length === 0) return nothing;
  const width = widest(shown);
  return {
    width,
    height: shown.reduce((sum, { height }) => sum + height, gap * (shown.length - 1)),
    paint(x, y) {
      let top = y;
      return shown
        .map((piece) => {
          const left = align === "middle" ? x + (width - piece.width) / 2 : x;
          const painted = piece.paint(left, top);
          top += piece.height + gap;
          return painted;
        })
        .join("");
    },
  };
}

/** Side by side, vertically centered. */
export function row(
  pieces: readonly Piece[],
  { gap = 12, align = "middle" }: Arrangement = {},
): Piece {
  const shown = pieces.filter(isSomething);
  if (shown.length === 0) return nothing;
  const height = highest(shown);
  return {
    width: shown.reduce((sum, { width }) => sum + width, gap * (shown.length - 1)),
    height,
    paint(x, y) {
      let left = x;
      return shown
        .map((piece) => {
          const top = align === "middle" ? y + (height - piece.height) / 2 : y;
          const painted = piece.paint(left, top);
          left += piece.width + gap;
          return painted;
        })
        .join("");
    },
  };
}

/** In rows of `columns` pieces. */
export function grid(pieces: readonly Piece[], columns: number, gap = 12): Piece {
  const rows = Array.from({ length: Math.ceil(pieces.length / columns) }, (_, index) =>
    row(pieces.slice(index * columns, (index + 1) * columns), { gap, align: "start" }),
  );
  return column(rows, { gap });
}

/** In rows as long as the width allows. */
export function wrapped(pieces: readonly Piece[], width: number, gap = 12): Piece {
  const rows: Piece[][] = [];
  let left = 0;
  for (const piece of pieces.filter(isSomething)) {
    const last = rows.at(-1);
    if (last && piece.width <= left) {
      last.push(piece);
      left -= piece.width + gap;
    } else {
      rows.push([piece]);
      left = width - piece.width - gap;
    }
  }
  return column(
    rows.map((one) => row(one, { gap })),
    { gap },
  );
}

export interface FrameLook {
  readonly padding?: number;
  /** If not given, as large as what is inside. */
  readonly width?: number;
  readonly height?: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly line?: number;
  readonly isDashed?: boolean;
  readonly radius?: number;
  readonly align?: "start" | "middle";
}

/** Something within a border; centered in it, or at its start, if there is more space than it needs. */
export function framed(inside: Piece, look: FrameLook = {}): Piece {
  const { padding = 12, fill = colours.surface, stroke = colours.border, line = 2 } = look;
  const { radius = 10, isDashed, align = "middle" } = look;
  const width = Math.max(look.width ?? 0, inside.width + 2 * padding);
  const height = Math.max(look.height ?? 0, inside.height + 2 * padding);
  return {
    width,
    height,
    paint: (x, y) =>
      element("rect", {
        x: x + line / 2,
        y: y + line / 2,
        width: width - line,
        height: height - line,
        rx: Math.min(radius, width / 2, height / 2),
        fill,
        stroke,
        "stroke-width": line,
        "stroke-dasharray": isDashed ? "7 5" : undefined,
      }) +
      inside.paint(
        align === "start" ? x + padding : x + (width - inside.width) / 2,
        y + (height - inside.height) / 2,
      ),
  };
}

export interface TextLook extends Type {
  readonly fill?: string;
  readonly align?: "start" | "middle";
}

const leading = 1.3;

/** A text in lines of at most this width. */
export function lines(text: string, width: number, look: TextLook): Piece {
  const { size, isBold = false, fill = colours.ink, align = "start" } = look;
  const broken = text.trim() === "" ? [] : linesOf(text.trim(), width, { size, isBold });
  if (broken.length === 0) return nothing;
  const own = Math.max(...broken.map((line) => widthOf(line, { size, isBold })));
  const isMiddle = align === "middle";
  return {
    width: own,
    height: broken.length * size * leading,
    paint: (x, y) =>
      broken
        .map((line, index) =>
          element(
            "text",
            {
              x: isMiddle ? x + own / 2 : x,
              y: y + (index + 0.5) * size * leading + size * 0.35,
              "font-size": size,
              "font-weight": isBold ? 700 : undefined,
              "text-anchor": isMiddle ? "middle" : undefined,
              fill,
            },
            escaped(line),
          ),
        )
        .join(""),
  };
}

/** The largest size, up to the one given, in which a text fits on one line. */
export function fittingSize(text: string, width: number, { size, isBold = false }: Type): number {
  const wanted = widthOf(text, { size, isBold });
  return wanted <= width ? size : Math.max(1, (size * width) / wanted);
}

/** A short text on one line, made smaller if necessary. */
export const label = (text: string, width: number, look: TextLook): Piece =>
  lines(text, width + 1, { ...look, size: fittingSize(text, width, look) });

/** A nested drawing: `inside` in a box of `side` by `side`, scaled. */
export const scaled = (size: number, side: number, inside: string): Piece => ({
  width: size,
  height: size,
  paint: (x, y) =>
    element("svg", { x, y, width: size, height: size, viewBox: `0 0 ${side} ${side}` }, inside),
});

/** At least this large, with the content centered. */
export function roomy(inside: Piece, width: number, height: number): Piece {
  const own = {
    width: Math.max(width, inside.width),
    height: Math.max(height, inside.height),
  };
  return {
    ...own,
    paint: (x, y) =>
      inside.paint(x + (own.width - inside.width) / 2, y + (own.height - inside.height) / 2),
  };
}
