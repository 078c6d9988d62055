import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import type { Word } from "@regain/content/types";
import { cuesFor } from "../material/cues.ts";
import { letterChoices, letterPlaces, lettersFor } from "../material/spelling-letters.ts";
import { cueTextsFor, isOwn, ownWordsToSpell, pickWithOwn } from "../material/own-words.ts";
import { defineTaskType } from "../task-type.ts";
import { instructions, plainView, speech } from "../material/view-parts.ts";
import { spellingEffortOf, type SpellingRange, wordsToSpell } from "../material/words.ts";

interface Level extends SpellingRange {
  /** Regular words can be spelled from their sounds alone; irregular ones have to be known. */
  readonly spelling: "regular" | "irregular";
  /** Letters that do not belong to the word. */
  readonly spare: number;
}

/** Longer and rarer words, first as they sound, then not; more spare letters. */
const levels: readonly Level[] = [
  { spelling: "regular", minLetters: 3, maxLetters: 4, minEffort: 3, maxEffort: 4, spare: 0 },
  { spelling: "regular", minLetters: 3, maxLetters: 5, minEffort: 3, maxEffort: 5, spare: 1 },
  { spelling: "regular", minLetters: 4, maxLetters: 6, minEffort: 4, maxEffort: 6, spare: 2 },
  { spelling: "regular", minLetters: 5, maxLetters: 8, minEffort: 6, maxEffort: 8, spare: 2 },
  { spelling: "irregular", minLetters: 3, maxLetters: 6, minEffort: 3, maxEffort: 6, spare: 2 },
  { spelling: "irregular", minLetters: 5, maxLetters: 7, minEffort: 4, maxEffort: 7, spare: 3 },
  { spelling: "irregular", minLetters: 6, maxLetters: 8, minEffort: 4, maxEffort: 8, spare: 3 },
  { spelling: "irregular", minLetters: 7, maxLetters: 12, minEffort: 6, maxEffort: 11, spare: 4 },
];

/** Words that sound like no other word: only these have one right spelling when heard alone. */
function wordsToHear({ words, spellingNotes }: Content, level: Level): Word[] {
  const isRegular = level.spelling === "regular";
  return wordsToSpell(words, level).filter(
    ({ text }) =>
      !spellingNotes.soundAlike.has(text) && spellingNotes.irregular.has(text) !== isRegular,
  );
}

/** Names are only used if somebody who knows how to say them has recorded them. */
const ownWordsToHear = (content: Content, level: Level) =>
  ownWordsToSpell(content, level).filter(({ audioPaths }) => audioPaths.length > 0);

export const spellWhatYouHear = defineTaskType<Level>({
  typeId: 48,
  systemName: "spell_what_you_hear",
  area: "writing",
  template: "SequenceCompletion",
  version: 3,
  secondsPerItem: 30,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.spell_what_you_hear;
    const word = pickWithOwn(
      rng.stream("word"),
      wordsToHear(content, level),
      ownWordsToHear(content, level),
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
        type: "spell_what_you_hear",
        instructions: instructions(level.spare > 0 ? say.instructionsSpare : say.instructions),
        stimulus: [
          { kind: "audio", speech: speech(word.text, isOwn(word) ? word.audioPaths : []) },
        ],
        cues: cuesFor(word, cueTextsFor(word, say, content), ["semantic", "graphemic"]),
        layout: "HorizontalWrap",
        placeholders: letterPlaces(spelled),
        choices: letterChoices(letters),
        answers: Array.from(spelled),
        answerText: format(say.answer, { word: word.text }),
      },
    };
  },
});
