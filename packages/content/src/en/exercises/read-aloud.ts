import { exerciseTexts } from "../../types.ts";

export const readAloud = exerciseTexts({
  name: "Read aloud",
  activity: "You read words or a sentence aloud.",
  documentation: "Oral reading: from words of 1 syllable to sentences of 10 words.",
  say: {
    instructions: "Read this aloud.",
    hearIt: "Hear it",
    answer: "{text}",
  },
});
