import { exerciseTexts } from "../../types.ts";
import { cueTexts } from "../cue-texts.ts";

export const missingLetters = exerciseTexts({
  name: "Missing letters",
  activity: "You put in the letters that a word is missing.",
  documentation:
    "Written spelling: completing picture names, by number of missing letters, word length and frequency, and number of spare letters.",
  say: {
    ...cueTexts,
    instructions: "Put in the missing letters.",
    instructionsOne: "Put in the missing letter.",
    picture: "The picture of the word",
    answer: "The word is {word}.",
  },
});
