import { format } from "@regain/content/format";
import { defineTaskType, pickFresh } from "../task-type.ts";
import { imageChoice, instructions, plainView, speech } from "../view-parts.ts";
import { effortOf, type FoilKind, pickFoils, wordsIn, type WordRange } from "../words.ts";

interface Level extends WordRange {
  readonly choices: number;
  readonly foils: readonly FoilKind[];
}

/** More choices, rarer and longer words, and foils that are closer to the word. */
const levels: readonly Level[] = [
  { choices: 2, minEffort: 3, maxEffort: 4, foils: ["unrelated"] },
  { choices: 3, minEffort: 3, maxEffort: 5, foils: ["unrelated"] },
  { choices: 4, minEffort: 3, maxEffort: 6, foils: ["unrelated"] },
  { choices: 4, minEffort: 4, maxEffort: 7, foils: ["unrelated", "category"] },
  { choices: 4, minEffort: 5, maxEffort: 8, foils: ["category"] },
  { choices: 5, minEffort: 5, maxEffort: 9, foils: ["category", "sound"] },
  { choices: 6, minEffort: 6, maxEffort: 10, foils: ["category", "sound"] },
  { choices: 6, minEffort: 6, maxEffort: 11, foils: ["sound"] },
];

export const spokenWordToPicture = defineTaskType<Level>({
  typeId: 1,
  systemName: "spoken_word_to_picture",
  area: "auditory_comprehension",
  template: "MultipleChoice",
  version: 1,
  secondsPerItem: 12,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.spoken_word_to_picture;
    const target = pickFresh(
      rng.stream("target"),
      wordsIn(content.words, level),
      history,
      (word) => word.id,
    );
    const foils = pickFoils(
      rng.stream("foils"),
      target,
      content.words,
      level.choices - 1,
      level.foils,
    );
    const shown = rng.stream("places").shuffle([target, ...foils]);
    return {
      key: target.id,
      effort: effortOf(target),
      view: {
        ...plainView,
        templateName: "MultipleChoice",
        type: "spoken_word_to_picture",
        instructions: instructions(say.instructions, say.cover),
        stimulus: [{ kind: "audio", speech: speech(target.text) }],
        layout: "Grid",
        alignment: "Center",
        questions: [
          {
            id: "word",
            stimulus: [],
            choices: shown.map((word, index) =>
              imageChoice(
                word.id,
                format(say.picture, { number: index + 1 }),
                { path: content.picture(word.picture) },
                word.text,
              ),
            ),
            answer: target.id,
          },
        ],
        answerText: format(say.answer, { word: target.text }),
      },
    };
  },
});
