import { exerciseTexts } from "../../types.ts";

export const matchTheShape = exerciseTexts({
  name: "Match the shape",
  activity: "You find the shape that is the same as the one shown.",
  documentation:
    "Visual discrimination: matching a figure among figures that grow in detail and likeness.",
  say: {
    instructions: "Touch the shape that is the same as this one.",
    target: "The shape to match",
    choice: "Shape {number}",
    answer: "These 2 shapes are the same.",
  },
});
