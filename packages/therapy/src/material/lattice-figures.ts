/** Outlines along a lattice of points, to be found among other lines. */
import type { Image } from "@regain/contract/entities/task-view";
import { drawnImage, type Point } from "./figures.ts";
import type { Rng } from "../rng.ts";

/** A closed outline by its corners in order, each one lattice step (straight or diagonal) from the next. */
export type Outline = readonly Point[];

/** Lines between neighboring points, as `x,y-x,y` with the lesser point first. */
export type Lines = ReadonlySet<string>;

/** Points along each side of the area that an outline may cover. */
const outlinePoints = 3;

const steps: readonly Point[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

const areNeighbours = ([ax, ay]: Point, [bx, by]: Point) =>
  Math.max(Math.abs(ax - bx), Math.abs(ay - by)) === 1;

function lineOf(a: Point, b: Point): string {
  const [first, second] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a];
  return `${first.join()}-${second.join()}`;
}

const linesOf = (outline: Outline): string[] =>
  outline.map((point, index) => lineOf(point, outline[(index + 1) % outline.length] ?? point));

/** Twice the middle of each line: only diagonal lines that cross share one. */
const middlesOf = (outline: Outline) =>
  outline.map(([x, y], index) => {
    const [nx, ny] = outline[(index + 1) % outline.length] ?? [x, y];
    return `${x + nx},${y + ny}`;
  });

/** Moved to the corner of the lattice. */
function settled(outline: Outline): Outline {
  const left = Math.min(...outline.map(([x]) => x));
  const top = Math.min(...outline.map(([, y]) => y));
  return outline.map(([x, y]) => [x - left, y - top]);
}

/** Equal for outlines that look the same; turned ones look different. */
export const outlineCode = (outline: Outline): string =>
  linesOf(settled(outline)).toSorted().join(" ");

/** Whether its lines come in straight pairs: the same outline at half the size would be an outline too. */
function isTwiceAnother(outline: Outline): boolean {
  const stepOf = (at: number) => {
    const [x, y] = outline.at(at) ?? [0, 0];
    const [nx, ny] = outline.at((at + 1) % outline.length) ?? [0, 0];
    return `${nx - x},${ny - y}`;
  };
  const goesOnFrom = (first: 0 | 1) =>
    outline.every((_, at) => at % 2 === first || stepOf(at) === stepOf(at - 1));
  return outline.length % 2 === 0 && (goesOnFrom(0) || goesOnFrom(1));
}

/**
 * Closed, small enough, and nowhere crossing or touching itself. None is twice the size of another, which
 * could be among the lines as well: that would be the same outline, only smaller.
 */
function isOutline(outline: Outline): boolean {
  const isOnce = (list: readonly string[]) => new Set(list).size === list.length;
  const isJoined = outline.every((point, index) =>
    areNeighbours(point, outline[(index + 1) % outline.length] ?? point),
  );
  const isSmall = settled(outline).every(([x, y]) => Math.max(x, y) < outlinePoints);
  const isSimple = isOnce(outline.map(String)) && isOnce(middlesOf(outline));
  return isJoined && isSmall && isSimple && !isTwiceAnother(outline);
}

/** @param length lines around, 4 to 8 */
export function drawOutline(rng: Rng, length: number): Outline {
  for (;;) {
    const walk: Point[] = [[0, 0]];
    while (walk.length < length) {
      const [x = 0, y = 0] = walk.at(-1) ?? [];
      const [dx, dy] = rng.pick(steps);
      walk.push([x + dx, y + dy]);
    }
    if (isOutline(walk)) return settled(walk);
  }
}

/** Every outline that results from moving one corner of this one. */
export function nearOutlines(outline: Outline): Outline[] {
  const moved = outline.flatMap(([x, y], index) =>
    steps.map(([dx, dy]) => settled(outline.with(index, [x + dx, y + dy]))),
  );
  const code = outlineCode(outline);
  return moved.filter((other) => isOutline(other) && outlineCode(other) !== code);
}

/** An outline that others are near. @param length lines around, 5 to 8 */
function drawOutlineWithNear(rng: Rng, length: number): Outline {
  for (;;) {
    const outline = drawOutline(rng, length);
    if (nearOutlines(outline).length > 0) return outline;
  }
}

/** Different outlines, in any order, each like one of the others but for a corner. No place among them is special. */
export function drawCloseOutlines(rng: Rng, count: number, length: number): Outline[] {
  const first = drawOutlineWithNear(rng, length);
  const drawn = new Map([[outlineCode(first), first]]);
  while (drawn.size < count) {
    const near = rng.pick(nearOutlines(rng.pick([...drawn.values()])));
    drawn.set(outlineCode(near), near);
  }
  return rng.shuffle([...drawn.values()]);
}

/** Different outlines, in any order. */
export function drawOutlines(rng: Rng, count: number, length: number): Outline[] {
  const drawn = new Map<string, Outline>();
  while (drawn.size < count) {
    const outline = drawOutline(rng, length);
    drawn.set(outlineCode(outline), outline);
  }
  return [...drawn.values()];
}

/** All lines of a lattice of `points` by `points`. */
function allLines(points: number): string[] {
  const places = Array.from({ length: points * points }, (_, index): Point => [
    index % points,
    Math.floor(index / points),
  ]);
  return places.flatMap((a) =>
    places.filter((b) => areNeighbours(a, b) && String(a) < String(b)).map((b) => lineOf(a, b)),
  );
}

const shifted = (outline: Outline, dx: number, dy: number): Outline =>
  outline.map(([x, y]) => [x + dx, y + dy]);

/** Where an outline fits on a lattice of `points` by `points`. */
function shiftsOf(outline: Outline, points: number): Outline[] {
  const home = settled(outline);
  const shifts = Array.from({ length: points * points }, (_, index) =>
    shifted(home, index % points, Math.floor(index / points)),
  );
  return shifts.filter((one) => one.every(([x, y]) => Math.max(x, y) < points));
}

/** Whether an outline is somewhere among the lines, not turned. */
export const isHiddenIn = (lines: Lines, outline: Outline, points: number): boolean =>
  shiftsOf(outline, points).some((one) => linesOf(one).every((line) => lines.has(line)));

/** The outline somewhere on a lattice of `points` by `points`, among `clutter` other lines. */
export function hide(
  rng: Rng,
  outline: Outline,
  { points, clutter }: { points: number; clutter: number },
): Lines {
  const own = linesOf(rng.pick(shiftsOf(outline, points)));
  const others = allLines(points).filter((line) => !own.includes(line));
  return new Set(rng.shuffle([...own, ...rng.sample(others, clutter)]));
}

const strokeWidth = 2.5;
const wholeBox = { x: 50, y: 50, size: 100, stroke: "black", strokeWidth } as const;

/** Lines on a lattice of `points` by `points` that fills the box. */
export function linesImage(lines: Lines, points: number): Image {
  const step = 88 / (points - 1);
  const at = (point: string) =>
    point
      .split(",")
      .map((value) => Math.round((6 + step * Number(value)) * 10) / 10)
      .join(" ");
  const drawn = [...lines].map((line) => `M${line.split("-").map(at).join("L")}`);
  return drawnImage([{ ...wholeBox, path: drawn.join("") }]);
}

/** An outline alone, centered in the box. */
export function outlineImage(outline: Outline): Image {
  const home = settled(outline);
  const step = 32;
  const start = (values: readonly number[]) => 50 - (step * Math.max(...values)) / 2;
  const left = start(home.map(([x]) => x));
  const top = start(home.map(([, y]) => y));
  const points = home.map(([x, y]) => `${left + step * x} ${top + step * y}`);
  return drawnImage([{ ...wholeBox, path: `M${points.join("L")}Z` }]);
}
