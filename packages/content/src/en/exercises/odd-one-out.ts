import { exerciseTexts } from "../../types.ts";

export const oddOneOut = exerciseTexts({
  name: "Odd one out",
  activity: "You find the word that does not belong.",
  documentation:
    "Semantic categorization in reading: the odd one out among written words, from groups far apart to near ones.",
  say: {
    instructions: "Which word does not belong?",
    answer: "{word}. The others are {group}.",
  },
});
