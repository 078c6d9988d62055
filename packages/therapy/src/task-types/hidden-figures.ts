import { format } from "@regain/content/format";
import type { FigureShape, Image } from "@regain/contract/entities/task-view";
import { drawnImage } from "../material/figures.ts";
import {
  drawCloseOutlines,
  drawOutlines,
  hide,
  isHiddenIn,
  linesImage,
  outlineCode,
  outlineImage,
} from "../material/lattice-figures.ts";
import type { Rng } from "../rng.ts";
import { defineTaskType } from "../task-type.ts";
import { imageChoice, instructions, plainView } from "../material/view-parts.ts";

/** Overlapping outlines of shapes. */
interface Overlapping {
  readonly ask: "overlapping";
  readonly choices: number;
  readonly shapes: number;
  /**
   * Of 100 times that a shape is drawn, how many it may be the one to find; all if left out. What is seen in other shapes is
   * seldom a foil: it has to be as seldom the answer, or whoever sees it among the choices could guess.
   */
  readonly askedPercent: Readonly<Partial<Record<FigureShape, number>>>;
}

/** An outline among other lines of a lattice. */
interface Embedded {
  readonly ask: "embedded";
  readonly choices: number;
  /** Lines of the outline. */
  readonly length: number;
  /** Points along a side of the lattice. */
  readonly points: number;
  /** Other lines. */
  readonly clutter: number;
  /** Each outline differs from one of the others in one corner alone. */
  readonly areClose: boolean;
}
type Level = Overlapping | Embedded;

/** More shapes that overlap, then more lines around an outline, then foils like it. */
const levels: readonly Level[] = [
  { ask: "overlapping", choices: 3, shapes: 2, askedPercent: { triangle: 25, square: 75 } },
  { ask: "overlapping", choices: 4, shapes: 3, askedPercent: { triangle: 17, square: 60 } },
  { ask: "overlapping", choices: 5, shapes: 5, askedPercent: { triangle: 4, square: 40 } },
  { ask: "embedded", choices: 3, length: 6, points: 4, clutter: 8, areClose: false },
  { ask: "embedded", choices: 4, length: 6, points: 5, clutter: 20, areClose: false },
  { ask: "embedded", choices: 5, length: 7, points: 5, clutter: 26, areClose: true },
];

/** What is shown: the choices, the right one first, all different, and a drawing that contains only that one. */
interface Puzzle {
  readonly key: string;
  readonly drawing: Image;
  readonly choices: readonly Image[];
}

const shapes: readonly FigureShape[] = [
  "circle",
  "square",
  "triangle",
  "diamond",
  "star",
  "heart",
  "cross",
  "hexagon",
  "crescent",
  "arrow",
];
/** A shape may be seen in these too: the points of a star are triangles, the arms of a cross are squares. */
const seenIn: Partial<Record<FigureShape, readonly FigureShape[]>> = {
  triangle: ["diamond", "star", "arrow"],
  square: ["cross"],
};
const line = { stroke: "black", strokeWidth: 2.5 } as const;

/** Shapes that overlap, and others that nobody can see in them. */
function drawShapes(rng: Rng, { shapes: count, choices }: Overlapping) {
  for (;;) {
    const drawn = rng.sample(shapes, count);
    const unseen = shapes.filter(
      (shape) => !drawn.some((one) => one === shape || seenIn[shape]?.includes(one)),
    );
    if (unseen.length >= choices - 1) return { drawn, foils: rng.sample(unseen, choices - 1) };
  }
}

function pickTarget(
  rng: Rng,
  drawn: readonly FigureShape[],
  askedPercent: Overlapping["askedPercent"],
) {
  for (;;) {
    const target = rng.pick(drawn);
    if (rng.chance(askedPercent[target] ?? 100, 100)) return target;
  }
}

/** Shapes around the center, close enough for each to cross the others. */
function overlapping(rng: Rng, level: Overlapping): Puzzle {
  const { drawn, foils } = drawShapes(rng, level);
  const target = pickTarget(rng, drawn, level.askedPercent);
  const start = rng.int(360);
  const parts = drawn.map((shape, index) => {
    const angle = ((start + (360 / level.shapes) * index) * Math.PI) / 180;
    const away = rng.between(12, 17);
    const [x, y] = [50 + away * Math.cos(angle), 50 + away * Math.sin(angle)];
    return { shape, ...line, x: Math.round(x), y: Math.round(y), size: rng.between(52, 62) };
  });
  const alone = (shape: FigureShape) => drawnImage([{ shape, ...line, x: 50, y: 50, size: 70 }]);
  return {
    key: `${drawn.toSorted().join("+")} ${target}`,
    drawing: drawnImage(parts),
    choices: [target, ...foils].map(alone),
  };
}

/** How often other lines are drawn around an outline until they hide no other one. */
const linesTries = 40;

function embedded(rng: Rng, level: Embedded): Puzzle {
  const { choices: count, length, points } = level;
  const draw = level.areClose ? drawCloseOutlines : drawOutlines;
  for (;;) {
    const [target = [], ...foils] = draw(rng, count, length);
    for (let tries = 0; tries < linesTries; tries++) {
      const lines = hide(rng, target, level);
      if (foils.some((foil) => isHiddenIn(lines, foil, points))) continue;
      return {
        key: outlineCode(target),
        drawing: linesImage(lines, points),
        choices: [target, ...foils].map(outlineImage),
      };
    }
  }
}

const drawPuzzle = (rng: Rng, level: Level): Puzzle =>
  level.ask === "overlapping" ? overlapping(rng, level) : embedded(rng, level);

export const hiddenFigures = defineTaskType<Level>({
  typeId: 22,
  systemName: "hidden_figures",
  area: "visual",
  template: "MultipleChoice",
  version: 4,
  secondsPerItem: 25,
  levels,

  generate({ level, rng, content }) {
    const { say } = content.exercises.hidden_figures;
    const asked = { overlapping: say.instructions, embedded: say.instructionsLines };
    const { key, drawing, choices } = drawPuzzle(rng.stream("puzzle"), level);
    const shown = rng.stream("places").shuffle(choices);
    const answer = shown.findIndex((image) => image === choices[0]) + 1;
    return {
      key,
      effort: choices.length,
      view: {
        ...plainView,
        templateName: "MultipleChoice",
        type: "hidden_figures",
        instructions: instructions(asked[level.ask]),
        stimulus: [{ kind: "image", image: drawing, alt: say.drawing }],
        layout: "Grid",
        alignment: "Center",
        questions: [
          {
            id: "figure",
            stimulus: [],
            choices: shown.map((image, index) => {
              const number = index + 1;
              return imageChoice(`shape-${number}`, format(say.choice, { number }), image);
            }),
            answer: `shape-${answer}`,
          },
        ],
        answerText: say.answer,
      },
    };
  },
});
