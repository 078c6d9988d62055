/** Symbols for searching: an outline with a mark in it. */
import type { FigureShape, Image } from "@regain/contract/entities/task-view";
import { drawnImage, shapePart } from "./figures.ts";
import { type MarkKind, markKinds, markPart, turnsOf } from "./marks.ts";

const outlines = [
  "circle",
  "square",
  "diamond",
  "hexagon",
  "pentagon",
] as const satisfies readonly FigureShape[];

export interface PlainSymbol {
  readonly outline: (typeof outlines)[number];
  readonly mark: MarkKind;
  readonly turn: number;
}

/** Every symbol; no two look the same. */
export const symbols: readonly PlainSymbol[] = outlines.flatMap((outline) =>
  markKinds.flatMap((mark) => turnsOf(mark).map((turn) => ({ outline, mark, turn }))),
);

/** Names a symbol; no two have the same. */
export const symbolCode = ({ outline, mark, turn }: PlainSymbol) => `${outline}-${mark}-${turn}`;

/** The symbol with its mark in the center. */
export const symbolImage = ({ outline, mark, turn }: PlainSymbol): Image =>
  drawnImage([
    shapePart(outline, "white", { x: 50, y: 50, size: 90 }),
    markPart(mark, { x: 50, y: 50, size: 34, turn }),
  ]);

/** How similar foils are to the target: in nothing, in outline, or in everything but the turn of the mark. */
export type Likeness = "unlike" | "outline" | "turn";

const isLike: Record<Likeness, (a: PlainSymbol, b: PlainSymbol) => boolean> = {
  unlike: (a, b) => a.outline !== b.outline && a.mark !== b.mark,
  outline: (a, b) => a.outline === b.outline && a.mark !== b.mark,
  turn: (a, b) => a.outline === b.outline && a.mark === b.mark && a.turn !== b.turn,
};

/**
 * The foils to draw from: their likeness to the target that they are most like is the requested one. `unlike`
 * ones share nothing with any target.
 */
export function foilsFor(targets: readonly PlainSymbol[], likeness: Likeness): PlainSymbol[] {
  const isTarget = (symbol: PlainSymbol) =>
    targets.some((target) => symbolCode(target) === symbolCode(symbol));
  const isLikeOne = (symbol: PlainSymbol, how: Likeness) =>
    targets.some((target) => isLike[how](target, symbol));
  const fits: Record<Likeness, (symbol: PlainSymbol) => boolean> = {
    unlike: (symbol) => targets.every((target) => isLike.unlike(target, symbol)),
    outline: (symbol) => isLikeOne(symbol, "outline") && !isLikeOne(symbol, "turn"),
    turn: (symbol) => isLikeOne(symbol, "turn"),
  };
  return symbols.filter((symbol) => !isTarget(symbol) && fits[likeness](symbol));
}
