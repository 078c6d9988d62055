import { exerciseTexts } from "../../types.ts";

export const switchingTrail = exerciseTexts({
  name: "Switching trail",
  activity: "You touch numbers in order, then switch between numbers and letters.",
  documentation:
    "Cognitive flexibility and visual scanning: trail making with 1, 2 or 3 sets that take turns, by number of places.",
  say: {
    instructions: "Touch the numbers in order. Start with 1.",
    instructionsTwo: "Take turns: number, letter. Start with 1, A, 2, B.",
    instructionsThree: "Take turns: number, letter, dots. Start with 1, A, 1 dot.",
    dot: "1 dot",
    dots: "{count} dots",
    answer: "The order is: {order}.",
  },
});
