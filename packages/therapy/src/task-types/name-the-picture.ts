import { format } from "@regain/content/format";
import { cuesFor } from "../material/cues.ts";
import { namesOf, pictureOf } from "../material/naming.ts";
import { cueTextsFor, pickWithOwn } from "../material/own-words.ts";
import { defineTaskType } from "../task-type.ts";
import { instructions, plainView } from "../material/view-parts.ts";
import { effortOf, wordsIn, type WordRange } from "../material/words.ts";

/** Rarer words with more syllables. */
const levels: readonly WordRange[] = [
  { minEffort: 3, maxEffort: 3 },
  { minEffort: 3, maxEffort: 4 },
  { minEffort: 4, maxEffort: 5 },
  { minEffort: 5, maxEffort: 6 },
  { minEffort: 6, maxEffort: 7 },
  { minEffort: 7, maxEffort: 8 },
  { minEffort: 8, maxEffort: 9 },
  { minEffort: 8, maxEffort: 11 },
];

export const nameThePicture = defineTaskType<WordRange>({
  typeId: 51,
  systemName: "name_the_picture",
  area: "speaking",
  template: "Production",
  version: 3,
  secondsPerItem: 20,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.name_the_picture;
    const word = pickWithOwn(
      rng.stream("word"),
      wordsIn(content.words, level),
      content.ownWords,
      history,
    );
    return {
      key: word.id,
      effort: effortOf(word),
      view: {
        ...plainView,
        templateName: "Production",
        type: "name_the_picture",
        instructions: instructions(say.instructions),
        stimulus: [pictureOf(word, content, say.picture)],
        cues: cuesFor(word, cueTextsFor(word, say, content), [
          "semantic",
          "phonemic",
          "graphemic",
          "full",
        ]),
        allowHints: false,
        response: "speech",
        shown: word.text,
        answers: namesOf(word),
        nearness: 0,
        answerText: format(say.answer, { word: word.text }),
      },
    };
  },
});
