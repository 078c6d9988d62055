import { exerciseTexts } from "../../types.ts";

export const arithmetic = exerciseTexts({
  name: "Arithmetic",
  activity: "You solve a math problem and enter the number.",
  documentation:
    "Calculation: addition, subtraction, multiplication and division, by number of digits and by carrying or borrowing.",
  say: {
    instructions: "Find the answer. Enter the number.",
    ask: "What is {sum}? Enter the number.",
    add: "{a} + {b}",
    subtract: "{a} − {b}",
    multiply: "{a} × {b}",
    divide: "{a} ÷ {b}",
    sayAdd: "{a} plus {b}",
    saySubtract: "{a} minus {b}",
    sayMultiply: "{a} times {b}",
    sayDivide: "{a} divided by {b}",
    answer: "{sum} = {result}",
  },
});
