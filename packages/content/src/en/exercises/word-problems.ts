import { exerciseTexts } from "../../types.ts";

export const wordProblems = exerciseTexts({
  name: "Word problems",
  activity: "You read a short problem and enter the answer.",
  documentation:
    "Functional math reasoning: everyday word problems of 1 or 2 steps, with spare information and money at the higher levels.",
  say: {
    instructions: "Read the problem. Enter the answer.",
    instructionsMoney: "Read the problem. Enter the answer in dollars.",
    answer: "The answer is {result}.",
  },
});
