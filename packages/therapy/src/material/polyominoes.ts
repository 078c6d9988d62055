/** Shapes of equal squares joined at their sides, for turning in the mind. */
import type { FigureColour, Image } from "@regain/contract/entities/task-view";
import { drawnImage, type Point, polygonPart } from "./figures.ts";
import type { Rng } from "../rng.ts";

/** Its squares by column and row, in any place and order. */
export type Polyomino = readonly Point[];

const sides: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const corners: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];
/** Side of a square: a shape within `longest` by `longest - 1` squares fits the box however it is turned. */
const side = 19;
const longest = 4;

const quarterTurned = (shape: Polyomino): Polyomino => shape.map(([x, y]) => [-y, x]);

/** The shape's mirror image, left to right. */
export const mirrored = (shape: Polyomino): Polyomino => shape.map(([x, y]) => [-x, y]);

const extentOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values) + 1;
const extentsOf = (shape: Polyomino) => [
  extentOf(shape.map(([x]) => x)),
  extentOf(shape.map(([, y]) => y)),
];

/** Equal for shapes that are the same without turning. */
function codeAsItLies(shape: Polyomino): string {
  const left = Math.min(...shape.map(([x]) => x));
  const top = Math.min(...shape.map(([, y]) => y));
  return shape
    .map(([x, y]) => `${x - left}${y - top}`)
    .toSorted()
    .join(" ");
}

const quarterCodes = (shape: Polyomino): string[] => {
  const codes: string[] = [];
  for (let turned = shape; codes.length < 4; turned = quarterTurned(turned))
    codes.push(codeAsItLies(turned));
  return codes;
};

/** Equal for shapes that can be turned into each other; a mirror image is another shape. */
export const polyominoCode = (shape: Polyomino): string => quarterCodes(shape).toSorted()[0] ?? "";

/** Looks different at each quarter turn, and cannot be turned into its mirror image. */
function isLopsided(shape: Polyomino): boolean {
  const codes = quarterCodes(shape);
  return new Set(codes).size === 4 && !codes.includes(codeAsItLies(mirrored(shape)));
}

function grow(rng: Rng, size: number): Polyomino {
  const shape: Point[] = [[0, 0]];
  const isTaken = (x: number, y: number) => shape.some(([ox, oy]) => ox === x && oy === y);
  while (shape.length < size) {
    const [x, y] = rng.pick(shape);
    const [dx, dy] = rng.pick(sides);
    if (!isTaken(x + dx, y + dy)) shape.push([x + dx, y + dy]);
  }
  return shape;
}

/**
 * A shape that looks different at every quarter turn and from its mirror image.
 * @param size squares, 5 or more
 */
export function drawPolyomino(rng: Rng, size: number): Polyomino {
  for (;;) {
    const shape = grow(rng, size);
    const [least = 0, most = 0] = extentsOf(shape).toSorted((a, b) => a - b);
    if (most <= longest && least < longest && isLopsided(shape)) return shape;
  }
}

/** The shape centered in the box. @param turn degrees clockwise */
export function polyominoImage(shape: Polyomino, colour: FigureColour, turn: number): Image {
  const middle = (values: readonly number[]) => (Math.max(...values) + Math.min(...values)) / 2;
  const cx = middle(shape.map(([x]) => x));
  const cy = middle(shape.map(([, y]) => y));
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  return drawnImage(
    shape.map(([x, y]) => {
      const [dx, dy] = [side * (x - cx), side * (y - cy)];
      const at = { x: 50 + dx * cos - dy * sin, y: 50 + dx * sin + dy * cos };
      return polygonPart(corners, colour, { ...at, size: side, turn });
    }),
  );
}
