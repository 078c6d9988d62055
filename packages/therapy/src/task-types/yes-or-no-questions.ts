import { format } from "@regain/content/format";
import { defineTaskType, pickFresh } from "../task-type.ts";
import { instructions, plainView, speech, textChoice } from "../material/view-parts.ts";

/** Longer questions, then comparatives, then word order, then negation: the content has questions for each level. */
const levels = [1, 2, 3, 4, 5, 6].map((questionLevel) => ({ questionLevel }));

export const yesOrNoQuestions = defineTaskType<(typeof levels)[number]>({
  typeId: 3,
  systemName: "yes_or_no_questions",
  area: "auditory_comprehension",
  template: "MultipleChoice",
  version: 2,
  secondsPerItem: 12,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.yes_or_no_questions;
    const questions = content.yesNoQuestions.filter((one) => one.level === level.questionLevel);
    const { id, text, isYes } = pickFresh(
      rng.stream("question"),
      questions,
      history,
      (one) => one.id,
    );
    return {
      key: id,
      effort: text.split(" ").length,
      view: {
        ...plainView,
        templateName: "MultipleChoice",
        type: "yes_or_no_questions",
        instructions: instructions(say.instructions, say.cover),
        stimulus: [{ kind: "audio", speech: speech(text) }],
        layout: "HorizontalWrap",
        alignment: "Center",
        questions: [
          {
            id: "question",
            stimulus: [],
            choices: [textChoice("yes", say.yes), textChoice("no", say.no)],
            answer: isYes ? "yes" : "no",
          },
        ],
        answerText: format(say.answer, { question: text, answer: isYes ? say.yes : say.no }),
      },
    };
  },
});
