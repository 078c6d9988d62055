import { format } from "@regain/content/format";
import { cuesFor } from "../material/cues.ts";
import { letterChoices, letterPlaces, lettersAmong } from "../material/spelling-letters.ts";
import { pictureOf } from "../material/naming.ts";
import type { Rng } from "../rng.ts";
import { defineTaskType, pickFresh } from "../task-type.ts";
import { instructions, plainView } from "../material/view-parts.ts";
import { spellingEffortOf, type SpellingRange, wordsToSpell } from "../material/words.ts";

interface Level extends SpellingRange {
  /** Letters to put in. */
  readonly missing: number;
  /** Letters to choose from that do not belong to the word. */
  readonly spare: number;
}

/** More letters missing from longer and rarer words, and more spare letters. */
const levels: readonly Level[] = [
  { missing: 1, spare: 1, minLetters: 3, maxLetters: 4, minEffort: 3, maxEffort: 4 },
  { missing: 1, spare: 2, minLetters: 4, maxLetters: 5, minEffort: 3, maxEffort: 5 },
  { missing: 2, spare: 2, minLetters: 4, maxLetters: 6, minEffort: 3, maxEffort: 6 },
  { missing: 3, spare: 2, minLetters: 5, maxLetters: 6, minEffort: 4, maxEffort: 8 },
  { missing: 3, spare: 4, minLetters: 6, maxLetters: 8, minEffort: 5, maxEffort: 9 },
  { missing: 4, spare: 5, minLetters: 7, maxLetters: 11, minEffort: 6, maxEffort: 10 },
];

/** The places to fill, by index, in order. */
const gapsIn = (rng: Rng, word: string, count: number): number[] =>
  rng
    .sample(
      Array.from(word, (_, index) => index),
      count,
    )
    .toSorted((a, b) => a - b);

export const missingLetters = defineTaskType<Level>({
  typeId: 46,
  systemName: "missing_letters",
  area: "writing",
  template: "SequenceCompletion",
  version: 5,
  secondsPerItem: 20,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.missing_letters;
    const word = pickFresh(
      rng.stream("word"),
      wordsToSpell(content.words, level),
      history,
      ({ id }) => id,
    );
    const gaps = gapsIn(rng.stream("gaps"), word.text, level.missing);
    const answers = gaps.map((index) => word.text.charAt(index));
    const letters = lettersAmong(
      rng.stream("letters"),
      word.text,
      gaps,
      level.spare,
      content.spellingNotes.unseemly,
    );
    return {
      key: word.id,
      effort: spellingEffortOf(word),
      view: {
        ...plainView,
        templateName: "SequenceCompletion",
        type: "missing_letters",
        instructions: instructions(level.missing === 1 ? say.instructionsOne : say.instructions),
        stimulus: [pictureOf(word, content, say.picture)],
        // The first sound says nothing more where the first letter is given.
        cues: cuesFor(
          word,
          say,
          gaps.includes(0) ? ["semantic", "phonemic", "full"] : ["semantic", "full"],
        ),
        layout: "HorizontalWrap",
        placeholders: letterPlaces(word.text).map((place, index) =>
          gaps.includes(index) ? place : { ...place, given: word.text.charAt(index) },
        ),
        choices: letterChoices(letters),
        answers,
        answerText: format(say.answer, { word: word.text }),
      },
    };
  },
});
