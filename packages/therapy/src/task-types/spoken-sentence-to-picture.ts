import {
  sentenceLevels,
  sentenceAmongScenes,
  type SentenceAmongScenesLevel,
} from "../material/sentence-among-scenes.ts";
import { defineTaskType } from "../task-type.ts";
import { instructions, speech } from "../material/view-parts.ts";

export const spokenSentenceToPicture = defineTaskType<SentenceAmongScenesLevel>({
  typeId: 4,
  systemName: "spoken_sentence_to_picture",
  area: "auditory_comprehension",
  template: "MultipleChoice",
  version: 3,
  secondsPerItem: 18,
  levels: sentenceLevels,

  generate(input) {
    const { say } = input.content.exercises.spoken_sentence_to_picture;
    return sentenceAmongScenes(input, {
      type: "spoken_sentence_to_picture",
      instructions: instructions(say.instructions, say.cover),
      say,
      given: ({ text }) => ({ kind: "audio", speech: speech(text) }),
    });
  },
});
