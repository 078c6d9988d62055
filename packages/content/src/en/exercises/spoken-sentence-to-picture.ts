import { exerciseTexts } from "../../types.ts";

export const spokenSentenceToPicture = exerciseTexts({
  name: "Spoken sentence to picture",
  activity: "You hear a sentence and touch its picture.",
  documentation:
    "Auditory sentence comprehension: spoken sentence to picture matching with reversible who-does-what, from active and locative sentences to passives, object clefts and relative clauses.",
  say: {
    instructions: "Touch the picture of the sentence you hear.",
    cover: "Listen first.",
    picture: "Picture {number}",
    answer: "{sentence}",
  },
});
