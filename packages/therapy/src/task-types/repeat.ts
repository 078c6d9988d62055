import { format } from "@regain/content/format";
import { spokenForm } from "../spelling.ts";
import { defineTaskType, pickFresh } from "../task-type.ts";
import { instructions, plainView, speech } from "../material/view-parts.ts";

/** From a word of 1 syllable to a sentence of 10 words: the content has phrases for each level. */
const levels = [1, 2, 3, 4, 5, 6, 7, 8].map((phraseLevel) => ({ phraseLevel }));

export const repeat = defineTaskType<(typeof levels)[number]>({
  typeId: 53,
  systemName: "repeat",
  area: "speaking",
  template: "Production",
  version: 2,
  secondsPerItem: 20,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.repeat;
    const phrases = content.phrases.filter((phrase) => phrase.level === level.phraseLevel);
    const phrase = pickFresh(rng.stream("phrase"), phrases, history, ({ id }) => id);
    return {
      key: phrase.id,
      effort: phrase.syllables,
      view: {
        ...plainView,
        templateName: "Production",
        type: "repeat",
        instructions: instructions(say.instructions),
        stimulus: [{ kind: "audio", speech: speech(phrase.text) }],
        cues: [
          {
            type: "full",
            label: say.readIt,
            contentType: "text",
            text: phrase.text,
            audioPaths: [],
            tapToDisplayText: true,
          },
        ],
        allowHints: false,
        response: "speech",
        shown: phrase.text,
        answers: [spokenForm(phrase.text)],
        nearness: 0,
        answerText: format(say.answer, { text: phrase.text }),
      },
    };
  },
});
