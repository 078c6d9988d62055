import { exerciseTexts } from "../../types.ts";

export const yesOrNoQuestions = exerciseTexts({
  name: "Yes or no questions",
  activity: "You hear a question and answer yes or no.",
  documentation:
    "Auditory comprehension of spoken yes/no questions: length, comparatives, word order, negation.",
  say: {
    instructions: "Listen to the question. Answer yes or no.",
    cover: "Listen first.",
    yes: "Yes",
    no: "No",
    answer: "{question} {answer}.",
  },
});
