import { format } from "@regain/content/format";
import { cuesFor } from "../material/cues.ts";
import { pictureOf, typedNames } from "../material/naming.ts";
import { defineTaskType, pickFresh } from "../task-type.ts";
import { instructions, plainView } from "../material/view-parts.ts";
import { spellingEffortOf, type SpellingRange, wordsToSpell } from "../material/words.ts";

/** Longer and rarer words. */
const levels: readonly SpellingRange[] = [
  { minLetters: 3, maxLetters: 4, minEffort: 3, maxEffort: 3 },
  { minLetters: 3, maxLetters: 5, minEffort: 3, maxEffort: 5 },
  { minLetters: 4, maxLetters: 6, minEffort: 3, maxEffort: 6 },
  { minLetters: 5, maxLetters: 7, minEffort: 5, maxEffort: 7 },
  { minLetters: 6, maxLetters: 9, minEffort: 6, maxEffort: 8 },
  { minLetters: 7, maxLetters: 11, minEffort: 7, maxEffort: 10 },
];

export const typeTheName = defineTaskType<SpellingRange>({
  typeId: 50,
  systemName: "type_the_name",
  area: "writing",
  template: "Production",
  version: 6,
  secondsPerItem: 25,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.type_the_name;
    const word = pickFresh(
      rng.stream("word"),
      wordsToSpell(content.words, level),
      history,
      ({ id }) => id,
    );
    return {
      key: word.id,
      effort: spellingEffortOf(word),
      view: {
        ...plainView,
        templateName: "Production",
        type: "type_the_name",
        instructions: instructions(say.instructions),
        stimulus: [pictureOf(word, content, say.picture)],
        cues: cuesFor(word, say, ["semantic", "phonemic", "graphemic", "full"]),
        allowHints: false,
        response: "typed",
        shown: word.text,
        ...typedNames(word, content, say.leadingWords.split(" ")),
        answerText: format(say.answer, { word: word.text }),
      },
    };
  },
});
