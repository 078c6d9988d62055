import { format } from "@regain/content/format";
import { cuesFor } from "../material/cues.ts";
import { spokenForm } from "../spelling.ts";
import { defineTaskType, pickFresh } from "../task-type.ts";
import { instructions, plainView, speech } from "../material/view-parts.ts";

/** From everyday things to rarer words and ideas: the content has questions for each level. */
const levels = [1, 2, 3, 4, 5, 6].map((questionLevel) => ({ questionLevel }));

export const answerWithAWord = defineTaskType<(typeof levels)[number]>({
  typeId: 55,
  systemName: "answer_with_a_word",
  area: "speaking",
  template: "Production",
  version: 5,
  secondsPerItem: 25,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.answer_with_a_word;
    const questions = content.wordQuestions.filter((one) => one.level === level.questionLevel);
    const question = pickFresh(rng.stream("question"), questions, history, ({ id }) => id);
    const [word, ...synonyms] = question.answers;
    const { hint: meaning, firstSound } = question;
    return {
      key: question.id,
      effort: word.length,
      view: {
        ...plainView,
        templateName: "Production",
        type: "answer_with_a_word",
        instructions: instructions(say.instructions),
        stimulus: [
          { kind: "text", text: question.text },
          { kind: "audio", speech: speech(question.text) },
        ],
        cues: cuesFor({ text: word, synonyms, meaning, firstSound }, say, [
          "semantic",
          "phonemic",
          "graphemic",
          "full",
        ]),
        allowHints: false,
        response: "speech",
        shown: word,
        answers: question.answers.map(spokenForm),
        nearness: 0,
        answerText: format(say.answer, { word }),
      },
    };
  },
});
