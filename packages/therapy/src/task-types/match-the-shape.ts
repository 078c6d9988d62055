import { format } from "@regain/content/format";
import {
  type Change,
  type Design,
  designCode,
  designImage,
  drawDesign,
  vary,
} from "../material/figure-designs.ts";
import type { Rng } from "../rng.ts";
import { defineTaskType } from "../task-type.ts";
import { imageChoice, instructions, plainView } from "../material/view-parts.ts";

interface Level {
  readonly choices: number;
  /** The number of details of the shape. */
  readonly marks: number;
  /** What differs in a foil: one of these sets of changes. */
  readonly foils: readonly (readonly Change[])[];
}

/** More details and choices, and foils that differ in fewer and finer details. */
const levels: readonly Level[] = [
  { choices: 3, marks: 1, foils: [["outline", "kind"]] },
  {
    choices: 4,
    marks: 2,
    foils: [
      ["outline", "place"],
      ["kind", "kind"],
    ],
  },
  { choices: 4, marks: 3, foils: [["outline"], ["kind", "place"]] },
  { choices: 5, marks: 4, foils: [["kind"], ["place"]] },
  { choices: 6, marks: 5, foils: [["place"], ["turn"]] },
  { choices: 6, marks: 6, foils: [["turn"]] },
];

/** Foils that all look different from the target and from each other. */
function drawFoils(rng: Rng, target: Design, { choices, foils }: Level): Design[] {
  const shown = new Map([[designCode(target), target]]);
  while (shown.size < choices) {
    const foil = vary(rng, target, rng.pick(foils));
    shown.set(designCode(foil), foil);
  }
  return [...shown.values()].slice(1);
}

export const matchTheShape = defineTaskType<Level>({
  typeId: 19,
  systemName: "match_the_shape",
  area: "visual",
  template: "MultipleChoice",
  version: 1,
  secondsPerItem: 15,
  levels,

  generate({ level, rng, content }) {
    const { say } = content.exercises.match_the_shape;
    const target = drawDesign(rng.stream("target"), level.marks);
    const foils = drawFoils(rng.stream("foils"), target, level);
    const shown = rng.stream("places").shuffle([target, ...foils]);
    const kinds = new Set(target.marks.map(({ kind }) => kind)).size;
    return {
      key: designCode(target),
      effort: kinds,
      view: {
        ...plainView,
        templateName: "MultipleChoice",
        type: "match_the_shape",
        instructions: instructions(say.instructions),
        stimulus: [{ kind: "image", image: designImage(target), alt: say.target }],
        layout: "Grid",
        alignment: "Center",
        questions: [
          {
            id: "shape",
            stimulus: [],
            choices: shown.map((design, index) => {
              const label = format(say.choice, { number: index + 1 });
              return imageChoice(
                `shape-${index + 1}`,
                label,
                designImage(design),
                designCode(design),
              );
            }),
            answer: `shape-${shown.indexOf(target) + 1}`,
          },
        ],
        answerText: say.answer,
      },
    };
  },
});
