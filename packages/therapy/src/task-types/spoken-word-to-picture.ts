import { defineTaskType } from "../task-type.ts";
import { instructions, speech } from "../material/view-parts.ts";
import {
  ofOneCategory,
  wordToPicture,
  type WordToPictureLevel,
} from "../material/word-to-picture.ts";

/** More choices, rarer and longer words, and foils closer to the word. */
const levels: readonly WordToPictureLevel[] = [
  { choices: 2, minEffort: 3, maxEffort: 4, foils: ["unrelated"] },
  { choices: 3, minEffort: 3, maxEffort: 5, foils: ["unrelated"] },
  { choices: 4, minEffort: 3, maxEffort: 6, foils: ["unrelated"] },
  { choices: 4, minEffort: 4, maxEffort: 7, foils: ["category", "unrelated", "alongside"] },
  { choices: 4, minEffort: 5, maxEffort: 8, foils: ["category"] },
  { choices: 5, minEffort: 5, maxEffort: 9, foils: [...ofOneCategory, "sound"] },
  { choices: 6, minEffort: 6, maxEffort: 10, foils: [...ofOneCategory, "category", "sound"] },
  { choices: 6, minEffort: 6, maxEffort: 11, foils: ["sound"] },
];

export const spokenWordToPicture = defineTaskType<WordToPictureLevel>({
  typeId: 1,
  systemName: "spoken_word_to_picture",
  area: "auditory_comprehension",
  template: "MultipleChoice",
  version: 3,
  secondsPerItem: 12,
  levels,

  generate(input) {
    const { say } = input.content.exercises.spoken_word_to_picture;
    return wordToPicture(input, {
      type: "spoken_word_to_picture",
      instructions: instructions(say.instructions, say.cover),
      say,
      given: (word) => ({ kind: "audio", speech: speech(word.text) }),
    });
  },
});
