import { exerciseTexts } from "../../types.ts";
import { cueTexts } from "../cue-texts.ts";

export const answerWithAWord = exerciseTexts({
  name: "Answer with a word",
  activity: "You hear a question and answer it with a word.",
  documentation:
    "Responsive naming: answering spoken questions with a word, from everyday things to rarer words and ideas, with semantic, phonemic, graphemic and full cues.",
  say: {
    ...cueTexts,
    semanticLabel: "Another hint",
    instructions: "Answer the question with a word.",
    answer: "The word is {word}.",
  },
});
