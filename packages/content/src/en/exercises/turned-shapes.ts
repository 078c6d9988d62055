import { exerciseTexts } from "../../types.ts";

export const turnedShapes = exerciseTexts({
  name: "Turned shapes",
  activity: "You find the shape that is the same, only turned.",
  documentation:
    "Visuospatial processing: mental rotation, by angle, complexity and mirror-image foils.",
  say: {
    instructions: "Touch the shape that is the same, only turned.",
    instructionsMirror: "Touch the shape that is the same, only turned. It is not flipped.",
    target: "The shape to find",
    choice: "Shape {number}",
    answer: "These 2 shapes are the same. One is turned.",
  },
});
