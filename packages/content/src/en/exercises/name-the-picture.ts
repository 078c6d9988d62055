import { exerciseTexts } from "../../types.ts";
import { cueTexts } from "../cue-texts.ts";

export const nameThePicture = exerciseTexts({
  name: "Name the picture",
  activity: "You say what a picture shows.",
  documentation:
    "Confrontation naming: naming pictures aloud, by word frequency and length, with semantic, phonemic, graphemic and full cues.",
  say: {
    ...cueTexts,
    instructions: "Say what you see.",
    picture: "The picture to name",
    answer: "The word is {word}.",
  },
});
