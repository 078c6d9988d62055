import { exerciseTexts } from "../../types.ts";

export const repeat = exerciseTexts({
  name: "Repeat",
  activity: "You listen to words or a sentence and say the same.",
  documentation: "Verbal repetition: from words of 1 syllable to sentences of 10 words.",
  say: {
    instructions: "Listen. Then say the same.",
    readIt: "Read it",
    answer: "{text}",
  },
});
