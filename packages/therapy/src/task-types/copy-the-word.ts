import { format } from "@regain/content/format";
import { cuesFor } from "../material/cues.ts";
import { letterChoices, letterPlaces, lettersFor } from "../material/spelling-letters.ts";
import { defineTaskType, pickFresh } from "../task-type.ts";
import { instructions, plainView, speech } from "../material/view-parts.ts";
import { spellingEffortOf, type SpellingRange, wordsToSpell } from "../material/words.ts";

interface Level extends SpellingRange {
  /** Letters that do not belong to the word. */
  readonly spare: number;
  /** The word stays in view, or disappears before it is spelled: copying and recall. */
  readonly model: "stays" | "goes";
}

/** Longer words and more spare letters; then the word disappears, and letters must be kept in mind. */
const levels: readonly Level[] = [
  { model: "stays", minLetters: 3, maxLetters: 3, minEffort: 3, maxEffort: 7, spare: 0 },
  { model: "stays", minLetters: 4, maxLetters: 5, minEffort: 3, maxEffort: 7, spare: 1 },
  { model: "stays", minLetters: 6, maxLetters: 8, minEffort: 3, maxEffort: 8, spare: 2 },
  { model: "goes", minLetters: 4, maxLetters: 5, minEffort: 3, maxEffort: 7, spare: 2 },
  { model: "goes", minLetters: 6, maxLetters: 7, minEffort: 3, maxEffort: 8, spare: 3 },
  { model: "goes", minLetters: 8, maxLetters: 11, minEffort: 4, maxEffort: 10, spare: 4 },
];

export const copyTheWord = defineTaskType<Level>({
  typeId: 45,
  systemName: "copy_the_word",
  area: "writing",
  template: "SequenceCompletion",
  version: 3,
  secondsPerItem: 25,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.copy_the_word;
    const word = pickFresh(
      rng.stream("word"),
      wordsToSpell(content.words, level),
      history,
      ({ id }) => id,
    );
    const { unseemly } = content.spellingNotes;
    const letters = lettersFor(rng.stream("letters"), word.text, level.spare, unseemly);
    const model = { kind: "text" as const, text: word.text };
    const parts = {
      stays: { instructions: instructions(say.instructions), stimulus: [model] },
      goes: {
        instructions: instructions(say.instructionsRecall),
        study: { ...speech(say.study), stimulus: [model] },
      },
    };
    return {
      key: word.id,
      effort: spellingEffortOf(word),
      view: {
        ...plainView,
        ...parts[level.model],
        templateName: "SequenceCompletion",
        type: "copy_the_word",
        // While the word stays in view, hearing it would cost the item and give nothing.
        cues: level.model === "goes" ? cuesFor(word, say, ["full"]) : [],
        layout: "HorizontalWrap",
        placeholders: letterPlaces(word.text),
        choices: letterChoices(letters),
        answers: Array.from(word.text),
        answerText: format(say.answer, { word: word.text }),
      },
    };
  },
});
