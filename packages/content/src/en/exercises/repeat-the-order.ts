import { exerciseTexts } from "../../types.ts";

export const repeatTheOrder = exerciseTexts({
  name: "Repeat the order",
  activity: "You watch an order. You repeat it, sometimes in reverse.",
  documentation: "Short-term and working memory: span of 2 to 8 items, forward and backward.",
  say: {
    instructions: "Watch. Then touch the pictures in the same order.",
    backward: "Watch. Then touch the pictures in reverse order.",
    instructionsDigits: "Watch. Then touch the numbers in the same order.",
    backwardDigits: "Watch. Then touch the numbers in reverse order.",
    watch: "Watch first.",
    answer: "The order is: {words}.",
    answerBackward: "In reverse, it is: {words}.",
  },
});
