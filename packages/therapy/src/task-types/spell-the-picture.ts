import { format } from "@regain/content/format";
import { cuesFor } from "../material/cues.ts";
import { letterChoices, letterPlaces, lettersFor } from "../material/spelling-letters.ts";
import { pictureOf } from "../material/naming.ts";
import { cueTextsFor, ownWordsToSpell, pickWithOwn } from "../material/own-words.ts";
import { defineTaskType } from "../task-type.ts";
import { instructions, plainView } from "../material/view-parts.ts";
import { spellingEffortOf, type SpellingRange, wordsToSpell } from "../material/words.ts";

interface Level extends SpellingRange {
  /** Letters that do not belong to the word. */
  readonly spare: number;
}

/** Longer and rarer words; only their own letters at first, then spare letters among them. */
const levels: readonly Level[] = [
  { minLetters: 3, maxLetters: 4, minEffort: 3, maxEffort: 3, spare: 0 },
  { minLetters: 4, maxLetters: 5, minEffort: 3, maxEffort: 5, spare: 0 },
  { minLetters: 5, maxLetters: 6, minEffort: 3, maxEffort: 6, spare: 0 },
  { minLetters: 5, maxLetters: 6, minEffort: 4, maxEffort: 7, spare: 1 },
  { minLetters: 5, maxLetters: 6, minEffort: 5, maxEffort: 8, spare: 2 },
  { minLetters: 6, maxLetters: 7, minEffort: 6, maxEffort: 8, spare: 2 },
  { minLetters: 6, maxLetters: 8, minEffort: 6, maxEffort: 9, spare: 3 },
  { minLetters: 8, maxLetters: 11, minEffort: 7, maxEffort: 10, spare: 4 },
];

export const spellThePicture = defineTaskType<Level>({
  typeId: 47,
  systemName: "spell_the_picture",
  area: "writing",
  template: "SequenceCompletion",
  version: 3,
  secondsPerItem: 30,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.spell_the_picture;
    const word = pickWithOwn(
      rng.stream("word"),
      wordsToSpell(content.words, level),
      ownWordsToSpell(content, level),
      history,
    );
    const spelled = word.text.toLowerCase();
    const { unseemly } = content.spellingNotes;
    const letters = lettersFor(rng.stream("letters"), spelled, level.spare, unseemly);
    return {
      key: word.id,
      effort: spellingEffortOf(word),
      view: {
        ...plainView,
        templateName: "SequenceCompletion",
        type: "spell_the_picture",
        instructions: instructions(level.spare > 0 ? say.instructionsSpare : say.instructions),
        stimulus: [pictureOf(word, content, say.picture)],
        cues: cuesFor(word, cueTextsFor(word, say, content), ["semantic", "phonemic", "full"]),
        layout: "HorizontalWrap",
        placeholders: letterPlaces(spelled),
        choices: letterChoices(letters),
        answers: Array.from(spelled),
        answerText: format(say.answer, { word: word.text }),
      },
    };
  },
});
