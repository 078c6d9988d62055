import { exerciseTexts } from "../../types.ts";
import { colorNames } from "../shape-names.ts";

export const colourOrWord = exerciseTexts({
  name: "Color or word",
  activity: "You name the color of a word. The word may say another color.",
  documentation:
    "Inhibition and set shifting: Stroop task with neutral words, conflicting color words and a rule that switches, self-paced.",
  say: {
    instructions: "Touch the color of the letters. Do not go by the word.",
    instructionsOnce: "Read each question. Halfway through, the question will change.",
    instructionsSwitch: "Read each question. It can change each time.",
    askColor: "What color are the letters?",
    askWord: "What does the word say?",
    word: "A word in color",
    answer: "The answers are: {answers}.",
    ...colorNames,
  },
});
