import { exerciseTexts } from "../../types.ts";

export const readAndAnswer = exerciseTexts({
  name: "Read and answer",
  activity: "You read a short text. Then you answer questions about it.",
  documentation:
    "Reading comprehension at paragraph level: texts of growing length, with questions about details and inferences.",
  say: {
    instructions: "Read the text. Then answer the questions.",
    answer: "The right answers: {answers}.",
  },
});
