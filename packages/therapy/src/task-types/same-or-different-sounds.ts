import { format } from "@regain/content/format";
import type { MinimalPair } from "@regain/content/types";
import { defineTaskType, pickFresh } from "../task-type.ts";
import { instructions, plainView, speech, textChoice } from "../material/view-parts.ts";

interface Level {
  readonly places: readonly MinimalPair["place"][];
  /** How many features of the sound may differ. */
  readonly features: readonly number[];
}

/** From first sounds and vowels far apart to last sounds that differ in one feature. */
const levels: readonly Level[] = [
  { places: ["first", "vowel"], features: [3] },
  { places: ["first", "vowel"], features: [2] },
  { places: ["last"], features: [2, 3] },
  { places: ["first", "vowel"], features: [1] },
  { places: ["last"], features: [1] },
];

interface Heard {
  readonly words: readonly [string, string];
  /** In how many features the two of the pair differ; of a word heard twice, those of a pair that it is in. */
  readonly features: number;
}

const keyOf = ({ words }: Heard) => words.join(" ");

/** The words of the pairs, each paired with itself. */
const twiceOf = (pairs: readonly MinimalPair[]): Heard[] =>
  pairs.flatMap(({ words, featuresDiffering }) =>
    words.map((word): Heard => ({ words: [word, word], features: featuresDiffering })),
  );

const differentOf = (pairs: readonly MinimalPair[]): Heard[] =>
  pairs.map(({ words, featuresDiffering }) => ({ words, features: featuresDiffering }));

export const sameOrDifferentSounds = defineTaskType<Level>({
  typeId: 5,
  systemName: "same_or_different_sounds",
  area: "auditory_comprehension",
  template: "MultipleChoice",
  version: 4,
  secondsPerItem: 12,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.same_or_different_sounds;
    const pairs = content.minimalPairs.filter(
      ({ place, featuresDiffering }) =>
        level.places.includes(place) && level.features.includes(featuresDiffering),
    );
    const isSame = rng.stream("kind").chance(1, 2);
    const pool = isSame ? twiceOf(pairs) : differentOf(pairs);
    const heard = pickFresh(rng.stream("words"), pool, history, keyOf);
    const [first, second] = heard.words;
    const [one, other] = rng.stream("order").chance(1, 2) ? [first, second] : [second, first];
    return {
      key: keyOf(heard),
      // Many features apart is easier than one. A word heard twice counts like its pair: the order of a block says nothing.
      effort: 4 - heard.features,
      view: {
        ...plainView,
        templateName: "MultipleChoice",
        type: "same_or_different_sounds",
        instructions: instructions(say.instructions, say.cover),
        stimulus: [
          { kind: "audio", speech: speech(one) },
          { kind: "audio", speech: speech(other) },
        ],
        layout: "HorizontalWrap",
        alignment: "Center",
        questions: [
          {
            id: "sounds",
            stimulus: [],
            choices: [textChoice("same", say.same), textChoice("different", say.different)],
            answer: isSame ? "same" : "different",
          },
        ],
        answerText: isSame
          ? format(say.answerSame, { word: one })
          : format(say.answer, { one, other }),
      },
    };
  },
});
