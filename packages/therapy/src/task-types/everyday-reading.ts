import { format } from "@regain/content/format";
import { pageQuestion } from "../material/page-question.ts";
import { defineTaskType, pickFresh } from "../task-type.ts";

/**
 * From one fact in the page's own words to what it does not say outright: the content's questions state their
 * level. From level 5 on, pages are longer.
 */
const levels = [1, 2, 3, 4, 5, 6, 7, 8].map((questionLevel) => ({ questionLevel }));

export const everydayReading = defineTaskType<(typeof levels)[number]>({
  typeId: 31,
  systemName: "everyday_reading",
  area: "reading",
  template: "MultipleChoice",
  version: 5,
  secondsPerItem: 40,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.everyday_reading;
    const pool = content.documents.flatMap((document) =>
      document.questions
        .filter((question) => question.level === level.questionLevel)
        .map((question) => ({ document, question, key: `${document.id} ${question.text}` })),
    );
    const { document, question, key } = pickFresh(
      rng.stream("question"),
      pool,
      history,
      (one) => one.key,
    );
    const words = document.parts.flatMap((part) => JSON.stringify(part).match(/\w+/g) ?? []);
    return {
      key,
      effort: words.length,
      view: pageQuestion({
        type: "everyday_reading",
        locale: content.locale,
        page: { kind: "document", params: document.id },
        alt: say[document.kind],
        instruction: say.instructions,
        question: question.text,
        choices: rng.stream("choices").shuffle([question.answer, ...question.foils]),
        right: question.answer,
        answerText: format(say.answer, { answer: question.answer }),
      }),
    };
  },
});
