import { exerciseTexts } from "../../types.ts";
import { cueTexts } from "../cue-texts.ts";

export const spellWhatYouHear = exerciseTexts({
  name: "Spell what you hear",
  activity: "You hear a word and spell it with letters.",
  documentation:
    "Writing to dictation: spelling heard words from given letters, by word frequency, length, regularity of spelling and number of spare letters.",
  say: {
    ...cueTexts,
    instructions: "Listen. Then spell the word.",
    instructionsSpare: "Listen. Then spell the word. You do not need every letter.",
    answer: "The word is {word}.",
  },
});
