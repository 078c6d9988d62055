import { format } from "@regain/content/format";
import {
  askedQuestions,
  drawPassage,
  type PassageLevel,
  passagePace,
  passageSeconds,
  rightAnswers,
} from "../material/passages.ts";
import { defineTaskType } from "../task-type.ts";
import { instructions, plainView } from "../material/view-parts.ts";

/** Longer paragraphs, more questions, and more that has to be inferred. */
const levels: readonly PassageLevel[] = [
  { length: 1, details: 2, inferences: 0, choices: 3 },
  { length: 1, details: 2, inferences: 1, choices: 3 },
  { length: 2, details: 2, inferences: 1, choices: 3 },
  { length: 2, details: 2, inferences: 2, choices: 4 },
  { length: 3, details: 2, inferences: 2, choices: 4 },
  { length: 3, details: 3, inferences: 2, choices: 4 },
  { length: 4, details: 3, inferences: 2, choices: 4 },
  { length: 4, details: 3, inferences: 3, choices: 4 },
];

export const readAndAnswer = defineTaskType<PassageLevel>({
  typeId: 30,
  systemName: "read_and_answer",
  area: "reading",
  template: "MultipleChoice",
  version: 4,
  secondsPerItem: 75,
  secondsByLevel: levels.map((level) => passageSeconds(level, passagePace.read)),
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.read_and_answer;
    const { passage, questions, key, effort } = drawPassage(rng, content, level, {
      kinds: ["paragraph"],
      history,
    });
    return {
      key,
      effort,
      view: {
        ...plainView,
        templateName: "MultipleChoice",
        type: "read_and_answer",
        instructions: instructions(say.instructions),
        stimulus: [{ kind: "text", text: passage.text }],
        layout: "VerticalWrap",
        alignment: "Center",
        questions: askedQuestions(rng.stream("choices"), questions, level.choices),
        answerText: format(say.answer, { answers: rightAnswers(questions) }),
      },
    };
  },
});
