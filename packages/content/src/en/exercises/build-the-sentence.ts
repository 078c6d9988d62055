import { exerciseTexts } from "../../types.ts";

export const buildTheSentence = exerciseTexts({
  name: "Build the sentence",
  activity: "You put words in order to build a sentence.",
  documentation:
    "Written syntax: building sentences of 3 to 10 words from given words, from simple statements to questions, passives and clauses.",
  say: {
    instructions: "Put the words in order to build a sentence.",
    instructionsQuestion: "Put the words in order to ask a question.",
    fullLabel: "Hear sentence",
    answer: "The sentence is: {sentence}",
  },
});
