import { exerciseTexts } from "../../types.ts";
import { cueTexts } from "../cue-texts.ts";

export const spellThePicture = exerciseTexts({
  name: "Spell the picture",
  activity: "You put letters in order to spell what a picture shows.",
  documentation:
    "Written naming: spelling picture names from given letters, by word frequency, length and number of spare letters.",
  say: {
    ...cueTexts,
    instructions: "Spell the word for this picture.",
    instructionsSpare: "Spell the word. You do not need every letter.",
    picture: "The picture to spell",
    letter: "Letter {number}",
    answer: "The word is {word}.",
  },
});
