import { exerciseTexts } from "../../types.ts";

export const rememberThePlaces = exerciseTexts({
  name: "Remember the places",
  activity: "You watch squares light up. You touch them in order or in reverse.",
  documentation:
    "Visuospatial short-term and working memory: span of 2 to 8 places on boards of 3 by 3 to 5 by 5, forward and backward.",
  say: {
    instructions: "Watch. Then touch the squares in the same order.",
    backward: "Watch. Then touch the squares in reverse order.",
    place: "Row {row}, column {column}",
    answer: "This is the order.",
    answerBackward: "This is the order in reverse.",
  },
});
