/** Figures with several details, for matching: an outline with marks in the places of a 3 by 3 grid. */
import type { FigureShape, Image } from "@regain/contract/entities/task-view";
import { drawnImage, shapePart } from "./figures.ts";
import { type MarkKind, markKinds, markPart, turningKinds, turnsOf } from "./marks.ts";
import type { Rng } from "../rng.ts";

const outlines = ["circle", "square", "hexagon"] as const satisfies readonly FigureShape[];

export interface PlacedMark {
  /** 0 to 8, in reading order. */
  readonly place: number;
  readonly kind: MarkKind;
  readonly turn: number;
}

export interface Design {
  readonly outline: (typeof outlines)[number];
  readonly marks: readonly PlacedMark[];
}

const places = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const centreOf = (place: number) => ({
  x: 29 + 21 * (place % 3),
  y: 29 + 21 * Math.floor(place / 3),
});

/** Equal for figures that look the same. */
export const designCode = ({ outline, marks }: Design): string =>
  [outline, ...marks.map(({ place, kind, turn }) => `${place}${kind}${turn}`).toSorted()].join(" ");

/** The outline with its marks, as one picture. */
export const designImage = ({ outline, marks }: Design): Image =>
  drawnImage([
    shapePart(outline, "white", { x: 50, y: 50, size: 96 }),
    ...marks.map(({ place, kind, turn }) => markPart(kind, { ...centreOf(place), size: 18, turn })),
  ]);

/** @param count marks, 1 to 9 */
export function drawDesign(rng: Rng, count: number): Design {
  const marks = rng.sample(places, count).map((place) => {
    const kind = rng.pick(turningKinds);
    return { place, kind, turn: rng.pick(turnsOf(kind)) };
  });
  return { outline: rng.pick(outlines), marks };
}

/** One detail that can differ: the outline, what a mark is, where it is, or how it is turned. */
export type Change = "outline" | "kind" | "place" | "turn";

type MarkChange = Exclude<Change, "outline">;

/** A changed mark; `taken` are the places of all marks. */
const changers: Record<
  MarkChange,
  (rng: Rng, mark: PlacedMark, taken: readonly number[]) => PlacedMark
> = {
  kind(rng, mark) {
    const kind = rng.pick(markKinds.filter((other) => other !== mark.kind));
    return { ...mark, kind, turn: rng.pick(turnsOf(kind)) };
  },
  place: (rng, mark, taken) => ({
    ...mark,
    place: rng.pick(places.filter((place) => !taken.includes(place))),
  }),
  turn: (rng, mark) => ({
    ...mark,
    turn: rng.pick(turnsOf(mark.kind).filter((turn) => turn !== mark.turn)),
  }),
};

function changeMark(rng: Rng, design: Design, index: number, how: MarkChange): Design {
  const taken = design.marks.map(({ place }) => place);
  const marks = design.marks.map((mark, at) =>
    at === index ? changers[how](rng, mark, taken) : mark,
  );
  return { ...design, marks };
}

/**
 * The design with some details changed, each in a different mark.
 * @param changes the kinds of change, one for each detail; at most one `outline`, and at most as many others
 *   as there are marks
 */
export function vary(rng: Rng, design: Design, changes: readonly Change[]): Design {
  const marks = rng.shuffle(design.marks.map((_, index) => index));
  return changes.reduce((varied, change) => {
    if (change === "outline")
      return { ...varied, outline: rng.pick(outlines.filter((other) => other !== varied.outline)) };
    return changeMark(rng, varied, marks.pop() ?? 0, change);
  }, design);
}
