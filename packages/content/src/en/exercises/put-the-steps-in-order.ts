import { exerciseTexts } from "../../types.ts";

export const putTheStepsInOrder = exerciseTexts({
  name: "Put the steps in order",
  activity: "You put the steps of a daily task in order.",
  documentation:
    "Planning and sequencing: ordering 3 to 8 steps of daily activities, with steps that do not belong at the higher levels.",
  say: {
    instructions: "Put the steps in order.",
    instructionsFoils: "Put the steps in order. Leave out what does not belong.",
    step: "Step {number}",
    answer: "This is the right order.",
  },
});
