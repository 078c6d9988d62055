import { exerciseTexts } from "../../types.ts";
import { cueTexts } from "../cue-texts.ts";

export const copyTheWord = exerciseTexts({
  name: "Copy the word",
  activity: "You look at a word and spell it with letters.",
  documentation:
    "Written spelling: direct copying of words from given letters, then copy and recall with the model taken away, by length and number of spare letters.",
  say: {
    ...cueTexts,
    instructions: "Copy the word.",
    instructionsRecall: "Spell the word you saw.",
    study: "Look at the word. Keep it in mind.",
    answer: "The word is {word}.",
  },
});
