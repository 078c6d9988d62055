import { exerciseTexts } from "../../types.ts";

export const letterMatch = exerciseTexts({
  name: "Letter match",
  activity: "You find letters that match, in other sizes and kinds of print.",
  documentation:
    "Letter identification: matching letters, pairs and short strings by shape, across upper and lower case and across fonts.",
  say: {
    instructions: "Find the same letter.",
    otherCase: "Find the same letter, large or small.",
    otherCases: "Find the same letters in order, large or small.",
    target: "The letters to match",
    choice: "Letters {number}",
    answer: "The right one is {letters}.",
  },
});
