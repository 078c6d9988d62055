import { exerciseTexts } from "../../types.ts";

export const searchLeftToRight = exerciseTexts({
  name: "Search left to right",
  activity: "You search each row from the left edge to the right.",
  documentation:
    "Visual scanning with an anchor at the left edge: cancellation for neglect, by width, number of rows, likeness of foils and share of targets on the left.",
  say: {
    instructions: "Start each row at the bar on the left. Touch every picture like this one.",
    target: "The picture to find",
    picture: "Picture {number}",
    answer: "There are {count} to find.",
  },
});
