import { exerciseTexts } from "../../types.ts";

export const sameOrDifferentSounds = exerciseTexts({
  name: "Same or different sounds",
  activity: "You hear 2 words and say if they are the same.",
  documentation:
    "Auditory discrimination: minimal pairs of spoken words that differ in the first sound, the last sound or the vowel, from sounds far apart to sounds that differ in one feature.",
  say: {
    instructions: "Are the 2 words the same or different?",
    cover: "Listen first.",
    same: "Same",
    different: "Different",
    answerSame: "The same word twice: {word}.",
    answer: "2 different words: {one} and {other}.",
  },
});
