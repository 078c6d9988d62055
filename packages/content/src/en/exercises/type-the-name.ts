import { exerciseTexts } from "../../types.ts";
import { cueTexts } from "../cue-texts.ts";

export const typeTheName = exerciseTexts({
  name: "Type the name",
  activity: "You type what a picture shows.",
  documentation:
    "Written naming: typing picture names, by word frequency and length. Near spellings count as partly correct.",
  say: {
    ...cueTexts,
    instructions: "Type the name of this picture.",
    picture: "The picture to name",
    answer: "The word is {word}.",
    // Typed before a name, these do not count.
    leadingWords: "a an the some",
  },
});
