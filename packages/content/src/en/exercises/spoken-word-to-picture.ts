import { exerciseTexts } from "../../types.ts";

export const spokenWordToPicture = exerciseTexts({
  name: "Spoken word to picture",
  activity: "You hear a word and touch its picture.",
  documentation:
    "Single-word auditory comprehension: spoken word to picture matching, by word frequency and by foils that are unrelated, of the same category or similar in sound.",
  say: {
    instructions: "Touch the picture of the word you hear.",
    cover: "Listen first.",
    picture: "Picture {number}",
    answer: "The word is {word}.",
  },
});
