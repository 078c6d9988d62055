import { exerciseTexts } from "../../types.ts";

export const arrowsInARow = exerciseTexts({
  name: "Arrows in a row",
  activity: "You see 5 arrows and say where the middle one points.",
  documentation:
    "Selective attention and interference control: flanker task with congruent, incongruent and mixed rows, by pace.",
  say: {
    instructions: "Look at the middle arrow only. Touch Left or Right.",
    left: "Left",
    right: "Right",
    row: "A row of 5 arrows",
    answer: "Only the middle arrow counts.",
  },
});
