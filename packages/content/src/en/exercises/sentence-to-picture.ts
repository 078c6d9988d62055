import { exerciseTexts } from "../../types.ts";

export const sentenceToPicture = exerciseTexts({
  name: "Sentence to picture",
  activity: "You read a sentence and touch its picture.",
  documentation:
    "Reading comprehension of sentences: written sentence to picture matching with reversible who-does-what, from active and locative sentences to passives, object clefts and relative clauses.",
  say: {
    instructions: "Read the sentence. Touch its picture.",
    picture: "Picture {number}",
    answer: "{sentence}",
  },
});
