import {
  sentenceLevels,
  sentenceAmongScenes,
  type SentenceAmongScenesLevel,
} from "./sentence-among-scenes.ts";
import { defineTaskType } from "../task-type.ts";
import { instructions } from "./view-parts.ts";

export const sentenceToPicture = defineTaskType<SentenceAmongScenesLevel>({
  typeId: 29,
  systemName: "sentence_to_picture",
  area: "reading",
  template: "MultipleChoice",
  version: 3,
  secondsPerItem: 18,
  levels: sentenceLevels,

  generate(input) {
    const { say } = input.content.exercises.sentence_to_picture;
    return sentenceAmongScenes(input, {
      type: "sentence_to_picture",
      instructions: instructions(say.instructions),
      say,
      given: ({ text }) => ({ kind: "text", text }),
    });
  },
});
