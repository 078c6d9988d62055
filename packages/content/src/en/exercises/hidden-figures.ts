import { exerciseTexts } from "../../types.ts";

export const hiddenFigures = exerciseTexts({
  name: "Hidden figures",
  activity: "You find the shape that is hidden in a busy drawing.",
  documentation:
    "Figure-ground perception: overlapping outlines, then embedded figures, by overlap, clutter and likeness of foils.",
  say: {
    instructions: "Look at the drawing. Touch the shape that is in it.",
    instructionsLines: "Look at the lines. Touch the shape that is in them. It is not turned.",
    drawing: "A drawing of many lines",
    choice: "Shape {number}",
    answer: "This shape is in the drawing.",
  },
});
