import { format } from "@regain/content/format";
import { type FeatureKind, foilFeatures } from "../material/features.ts";
import { pictureOf } from "../material/naming.ts";
import { sentenceCase } from "../material/sentence-case.ts";
import { defineTaskType, pickFresh } from "../task-type.ts";
import { instructions, plainView, textChoice } from "../material/view-parts.ts";
import { effortOf, wordsIn, type WordRange } from "../material/words.ts";

interface Level extends WordRange {
  readonly kinds: readonly FeatureKind[];
  /** Features of other things among those to place. */
  readonly foils: number;
  readonly hasPicture: boolean;
}

const three = ["group", "use", "place"] as const satisfies readonly FeatureKind[];
const four = ["group", "use", "action", "place"] as const satisfies readonly FeatureKind[];
const five = [...four, "properties"] as const satisfies readonly FeatureKind[];

/** More kinds of features, more that belong to other things, rarer words, and at last no picture. */
const levels: readonly Level[] = [
  { kinds: three, foils: 0, hasPicture: true, minEffort: 3, maxEffort: 5 },
  { kinds: three, foils: 2, hasPicture: true, minEffort: 3, maxEffort: 6 },
  { kinds: four, foils: 3, hasPicture: true, minEffort: 4, maxEffort: 7 },
  { kinds: five, foils: 4, hasPicture: true, minEffort: 4, maxEffort: 8 },
  { kinds: five, foils: 5, hasPicture: false, minEffort: 5, maxEffort: 9 },
  { kinds: five, foils: 7, hasPicture: false, minEffort: 6, maxEffort: 11 },
];

export const featuresOfAThing = defineTaskType<Level>({
  typeId: 57,
  systemName: "features_of_a_thing",
  area: "speaking",
  template: "BoardCompletion",
  version: 4,
  secondsPerItem: 50,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.features_of_a_thing;
    const pool = wordsIn(content.words, level);
    const word = pickFresh(rng.stream("word"), pool, history, ({ id }) => id);
    const own = level.kinds.map((kind) => word.features[kind]);
    const foils = foilFeatures(rng.stream("foils"), word, content.words, {
      count: level.foils,
      kinds: level.kinds,
    });
    return {
      key: word.id,
      effort: effortOf(word),
      view: {
        ...plainView,
        templateName: "BoardCompletion",
        type: "features_of_a_thing",
        instructions: instructions(level.foils > 0 ? say.instructionsFoils : say.instructions),
        stimulus: level.hasPicture ? [pictureOf(word, content, word.text)] : [],
        columns: [{ id: "thing", label: sentenceCase(word.text) }],
        rows: level.kinds.map((kind) => ({ id: kind, label: say[kind] })),
        supply: "once",
        cellHolds: "one",
        items: rng
          .stream("places")
          .shuffle([...own, ...foils])
          .map((text, index) => textChoice(`feature-${index + 1}`, text)),
        answers: level.kinds.map((kind) => ({
          column: "thing",
          row: kind,
          value: word.features[kind],
        })),
        answerText: format(say.answer, {
          word: sentenceCase(word.text),
          features: own.join("; "),
        }),
      },
    };
  },
});
