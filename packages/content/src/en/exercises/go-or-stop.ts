import { exerciseTexts } from "../../types.ts";
import { colorNames, shapeNames } from "../shape-names.ts";

export const goOrStop = exerciseTexts({
  name: "Go or stop",
  activity: "You tap when you see one shape, and wait for all others.",
  documentation:
    "Response inhibition and sustained attention: go/no-go, by pace, share of stop items and likeness of stop items to the go item.",
  say: {
    instructions: "Touch Tap when you see the {color} {shape}. Let all others pass.",
    tap: "Tap",
    shape: "A shape",
    answer: "Tap for the {color} {shape} only.",
    ...colorNames,
    ...shapeNames,
  },
});
