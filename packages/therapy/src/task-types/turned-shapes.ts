import { format } from "@regain/content/format";
import {
  drawPolyomino,
  mirrored,
  type Polyomino,
  polyominoCode,
  polyominoImage,
} from "../material/polyominoes.ts";
import type { Rng } from "../rng.ts";
import { defineTaskType } from "../task-type.ts";
import { imageChoice, instructions, plainView } from "../material/view-parts.ts";

interface Level {
  /** Squares of the shape. */
  readonly size: number;
  readonly choices: number;
  /** Other shapes, or the mirror image turned by several angles. */
  readonly foils: "other" | "mirror";
  /** How the right shape can be turned, in degrees clockwise. */
  readonly turns: readonly number[];
}

/** Turned further, first among other shapes, then among mirror images, then with more squares. */
const levels: readonly Level[] = [
  { size: 5, choices: 3, foils: "other", turns: [45, 315] },
  { size: 5, choices: 4, foils: "other", turns: [90, 270] },
  { size: 5, choices: 3, foils: "mirror", turns: [45, 315] },
  { size: 5, choices: 3, foils: "mirror", turns: [90, 270] },
  { size: 5, choices: 4, foils: "mirror", turns: [135, 225] },
  { size: 6, choices: 5, foils: "mirror", turns: [135, 180, 225] },
];

const everyTurn = [0, 45, 90, 135, 180, 225, 270, 315];
/** How a foil can be turned beside it: slanting or straight alike, and in at least as many ways as there are foils. */
const turnsLike = (turn: number) => everyTurn.filter((other) => other % 90 === turn % 90);
const colours = ["blue", "green", "orange", "purple"] as const;

interface Shown {
  readonly shape: Polyomino;
  readonly turn: number;
}

const foilDrawers: Record<Level["foils"], (rng: Rng, target: Shown, level: Level) => Shown[]> = {
  other(rng, target, { choices, size, turns }) {
    const used = new Set([polyominoCode(target.shape), polyominoCode(mirrored(target.shape))]);
    const foils: Shown[] = [];
    while (foils.length < choices - 1) {
      const shape = drawPolyomino(rng, size);
      if (used.has(polyominoCode(shape))) continue;
      used.add(polyominoCode(shape));
      foils.push({ shape, turn: rng.pick(turns) });
    }
    return foils;
  },
  mirror: (rng, { shape, turn: turned }, { choices }) =>
    rng.sample(turnsLike(turned), choices - 1).map((turn) => ({ shape: mirrored(shape), turn })),
};

export const turnedShapes = defineTaskType<Level>({
  typeId: 20,
  systemName: "turned_shapes",
  area: "visual",
  template: "MultipleChoice",
  version: 2,
  secondsPerItem: 20,
  levels,

  generate({ level, rng, content }) {
    const { say } = content.exercises.turned_shapes;
    const asked = { other: say.instructions, mirror: say.instructionsMirror };
    const target = drawPolyomino(rng.stream("target"), level.size);
    const colour = rng.stream("colour").pick(colours);
    const turned: Shown = { shape: target, turn: rng.stream("turn").pick(level.turns) };
    const foils = foilDrawers[level.foils](rng.stream("foils"), turned, level);
    const shown = rng.stream("places").shuffle([turned, ...foils]);
    const choices = shown.map(({ shape, turn }, index) => {
      const number = index + 1;
      const image = polyominoImage(shape, colour, turn);
      return imageChoice(`shape-${number}`, format(say.choice, { number }), image);
    });
    return {
      key: `${polyominoCode(target)} ${turned.turn} ${colour}`,
      effort: Math.min(turned.turn, 360 - turned.turn),
      view: {
        ...plainView,
        templateName: "MultipleChoice",
        type: "turned_shapes",
        instructions: instructions(asked[level.foils]),
        stimulus: [{ kind: "image", image: polyominoImage(target, colour, 0), alt: say.target }],
        layout: "Grid",
        alignment: "Center",
        questions: [
          {
            id: "shape",
            stimulus: [],
            choices,
            answer: `shape-${shown.indexOf(turned) + 1}`,
          },
        ],
        answerText: say.answer,
      },
    };
  },
});
