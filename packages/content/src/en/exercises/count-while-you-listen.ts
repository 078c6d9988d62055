import { exerciseTexts } from "../../types.ts";
import { shapeNames } from "../shape-names.ts";

export const countWhileYouListen = exerciseTexts({
  name: "Count while you listen",
  activity: "You listen for a word and watch for a shape. You count both.",
  documentation:
    "Divided attention: counting a spoken word and a shape in 2 streams at the same time, by length, pace and likeness of foils.",
  say: {
    instructions: "Count how many times you hear “{word}”. Also count this shape: {shape}.",
    study: "Listen and look. Keep count of both.",
    streams: "Words you hear and shapes you see",
    heard: "How many times did you hear “{word}”?",
    seen: "How many times did you see this shape: {shape}?",
    answer: "The word “{word}”: {heard}. The {shape}: {seen}.",
    ...shapeNames,
  },
});
