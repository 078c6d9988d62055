import { exerciseTexts } from "../../types.ts";

export const storyRecall = exerciseTexts({
  name: "Story recall",
  activity: "You listen to a short story and answer questions from memory.",
  documentation:
    "Verbal episodic memory: recall of heard stories of growing length, at once and after filled delays of up to 3 minutes.",
  say: {
    study: "Listen to the story. Keep it in mind.",
    studyDelay: "Listen to the story. You will be asked about it later.",
    instructions: "What do you remember? Answer from memory.",
    answer: "The story: {facts}",
  },
});
