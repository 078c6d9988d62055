import { exerciseTexts } from "../../types.ts";

export const sayTheScript = exerciseTexts({
  name: "Say the script",
  activity: "You practice your lines for daily talks.",
  documentation:
    "Script training: everyday exchanges line by line; the spoken and written model fades from whole to none.",
  say: {
    instructions: "Say your line.",
    study: "Listen to what they say, and to your line.",
    scene: "{situation}\nThey say: {partner}",
    model: "You say: {line}",
    firstWords: "First words",
    hearIt: "Hear my line",
    readIt: "Read my line",
    answer: "You say: {line}",
  },
});
