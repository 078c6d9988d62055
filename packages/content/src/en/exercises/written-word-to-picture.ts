import { exerciseTexts } from "../../types.ts";

export const writtenWordToPicture = exerciseTexts({
  name: "Written word to picture",
  activity: "You read a word and touch its picture.",
  documentation:
    "Single-word reading comprehension: written word to picture matching, by word frequency and by foils that are unrelated, of the same category or similar in form.",
  say: {
    instructions: "Read the word. Touch its picture.",
    picture: "Picture {number}",
    answer: "The word is {word}.",
  },
});
