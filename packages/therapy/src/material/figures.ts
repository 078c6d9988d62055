/** Drawings by parts, in a box of 100 by 100 with y down. */
import type {
  Figure,
  FigureColour,
  FigureFont,
  FigurePart,
  FigureShape,
  Image,
} from "@regain/contract/entities/task-view";

export type Point = readonly [x: number, y: number];

/** The placement of a part: its center, its full width, and degrees clockwise. */
export interface Placing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
}

/** A named shape with an outline, so that a light fill still stands out from a light page. */
export const shapePart = (
  shape: FigureShape,
  fill: FigureColour,
  placing: Placing,
): FigurePart => ({
  shape,
  ...placing,
  fill,
  stroke: "black",
  strokeWidth: 2,
});

const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * A filled shape by its corners.
 * @param corners from -1 to 1 around the center; turned, scaled and moved here, so that no other part depends
 *   on how a path turns
 */
export function polygonPart(
  corners: readonly Point[],
  fill: FigureColour,
  { x, y, size, turn = 0 }: Placing,
): FigurePart {
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  const half = size / 2;
  const points = corners.map(([dx, dy]) => {
    const px = rounded(x + half * (dx * cos - dy * sin));
    const py = rounded(y + half * (dx * sin + dy * cos));
    return `${px} ${py}`;
  });
  return { path: `M${points.join("L")}Z`, x: 50, y: 50, size: 100, fill };
}

/** A letter, figure or word within a drawing. */
export const textPart = (
  text: string,
  fill: FigureColour,
  placing: Placing,
  font?: FigureFont,
): FigurePart => ({
  text,
  ...placing,
  fill,
  ...(font === undefined ? {} : { font }),
});

/** A figure of these parts, the first one at the bottom. */
export const drawing = (parts: readonly FigurePart[]): Figure => ({ parts: [...parts] });

/** The same as an image of an item. */
export const drawnImage = (parts: readonly FigurePart[]): Image => ({ figure: drawing(parts) });
