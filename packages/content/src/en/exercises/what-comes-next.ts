import { exerciseTexts } from "../../types.ts";

export const whatComesNext = exerciseTexts({
  name: "What comes next",
  activity: "You look at a pattern and choose what comes next.",
  documentation:
    "Inductive reasoning: completing shape and number patterns that follow 1 or 2 rules.",
  say: {
    instructions: "Look at the pattern. Touch what comes next.",
    instructionsNumbers: "Look at the numbers. Touch the number that comes next.",
    pattern: "A pattern with the last place empty",
    choice: "Choice {number}",
    answer: "This one comes next.",
    answerNumber: "{number} comes next.",
  },
});
