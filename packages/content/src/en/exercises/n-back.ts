import { exerciseTexts } from "../../types.ts";

export const nBack = exerciseTexts({
  name: "N-back",
  activity: "You keep the last few things in mind. You say when one comes back.",
  documentation:
    "Working memory updating: n-back with pictures, then written words, 1 to 3 items back.",
  say: {
    instructions: "Touch Same when the same {thing} comes 2 times in a row.",
    instructionsTwo: "Touch Same when the {thing} matches the one 2 before it.",
    instructionsThree: "Touch Same when the {thing} matches the one 3 before it.",
    picture: "picture",
    word: "word",
    same: "Same",
    answer: "The same again: {words}.",
  },
});
