import { exerciseTexts } from "../../types.ts";

export const storyRecall = exerciseTexts({
  name: "Story recall",
  activity: "You hear a story. Then you answer questions from memory.",
  documentation:
    "Verbal episodic memory: recall of heard stories of growing length, immediately and after filled delays of up to 3 minutes.",
  say: {
    instructions: "Listen to the story. Then answer questions from memory.",
    study: "Keep the story in mind.",
    studyDelay: "Keep the story in mind. The questions come later.",
    answer: "The story: {facts}",
  },
});
