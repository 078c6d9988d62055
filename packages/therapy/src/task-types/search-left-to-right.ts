import { format } from "@regain/content/format";
import { scanPlaces } from "../material/scan-places.ts";
import { defineTaskType, pickFresh } from "../task-type.ts";
import { imageChoice, instructions, plainView } from "../material/view-parts.ts";
import { effortOf, type FoilKind, pickFoils, wordsIn } from "../material/words.ts";

interface Level {
  readonly columns: number;
  readonly rows: number;
  /** How many there are to find in each half. */
  readonly left: number;
  readonly right: number;
  /** Different foils. */
  readonly kinds: number;
  readonly foils: FoilKind;
}

/** Wider and fuller rows with more of the targets on the left, then foils of the target's own category. */
const levels: readonly Level[] = [
  { columns: 6, rows: 2, left: 2, right: 2, kinds: 3, foils: "unrelated" },
  { columns: 6, rows: 3, left: 3, right: 2, kinds: 5, foils: "unrelated" },
  { columns: 8, rows: 3, left: 4, right: 2, kinds: 6, foils: "unrelated" },
  { columns: 8, rows: 4, left: 5, right: 2, kinds: 6, foils: "category" },
  { columns: 10, rows: 4, left: 6, right: 2, kinds: 7, foils: "category" },
  { columns: 10, rows: 6, left: 9, right: 3, kinds: 8, foils: "category" },
];

export const searchLeftToRight = defineTaskType<Level>({
  typeId: 25,
  systemName: "search_left_to_right",
  area: "visual",
  template: "MemorySequence",
  version: 2,
  secondsPerItem: 40,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.search_left_to_right;
    const { columns, rows, left, right, kinds } = level;
    const words = wordsIn(content.words, { minEffort: 3, maxEffort: 7 });
    const target = pickFresh(rng.stream("target"), words, history, ({ id }) => id);
    const pool = pickFoils(rng.stream("kinds"), target, words, kinds, [level.foils]);
    const places = new Set(scanPlaces(rng.stream("places"), { columns, rows }, { left, right }));
    const foils = rng.stream("foils");
    const items = Array.from({ length: columns * rows }, (_, cell) => {
      const { id, picture } = places.has(cell) ? target : foils.pick(pool);
      const label = format(say.picture, { number: cell + 1 });
      return imageChoice(`picture-${cell + 1}`, label, { path: content.picture(picture) }, id);
    });
    return {
      key: target.id,
      effort: effortOf(target),
      view: {
        ...plainView,
        templateName: "MemorySequence",
        type: "search_left_to_right",
        instructions: instructions(say.instructions),
        stimulus: [
          { kind: "image", image: { path: content.picture(target.picture) }, alt: say.target },
        ],
        sequenceKind: "Unordered",
        anchor: "left",
        columnCount: columns,
        items,
        answers: items.filter(({ value }) => value === target.id).map(({ id }) => id),
        answerText: format(say.answer, { count: left + right }),
      },
    };
  },
});
