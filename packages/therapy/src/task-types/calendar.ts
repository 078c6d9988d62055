import { format } from "@regain/content/format";
import { calendarParams } from "@regain/content/pages/calendar-month";
import { monthQuestions } from "../material/calendar-questions.ts";
import { pageQuestion, rightAndFoils } from "../material/page-question.ts";
import { defineTaskType, pickFresh } from "../task-type.ts";

interface Level {
  readonly ask: keyof typeof monthQuestions;
  readonly choices: number;
}

/**
 * Reading the page, then finding a date by its place, then counting days ahead, between dates, by steps, past
 * the page's end.
 */
const levels: readonly Level[] = [
  { ask: "weekday", choices: 3 },
  { ask: "nthWeekday", choices: 4 },
  { ask: "daysAway", choices: 4 },
  { ask: "howMany", choices: 4 },
  { ask: "visits", choices: 4 },
  { ask: "nextMonth", choices: 4 },
];

/** Questions to choose a fresh one from. */
const drawCount = 12;

/** Choices instead of a number to enter: an answer may be a day of the week as well as a date. */
export const calendar = defineTaskType<Level>({
  typeId: 36,
  systemName: "calendar",
  area: "quantitative",
  template: "MultipleChoice",
  version: 3,
  secondsPerItem: 30,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.calendar;
    const draws = Array.from({ length: drawCount }, (_, index) => {
      const own = rng.stream(`question ${index}`);
      const month = { year: own.between(2025, 2034), month: own.between(1, 12) };
      return monthQuestions[level.ask]({ month, rng: own, content });
    });
    const asked = pickFresh(rng.stream("pick"), draws, history, (one) => keyOf(one));
    return {
      key: keyOf(asked),
      effort: asked.effort,
      view: pageQuestion({
        type: "calendar",
        locale: content.locale,
        page: {
          kind: "calendar",
          params: calendarParams({ ...asked.month, ringed: asked.ringed }),
        },
        alt: say.calendar,
        instruction: asked.text,
        choices: rng
          .stream("choices")
          .shuffle(rightAndFoils(asked.right, asked.foils, level.choices)),
        right: asked.right,
        answerText: format(say[asked.answer ?? "answer"], { answer: asked.right }),
      }),
    };
  },
});

const keyOf = ({ month: { year, month }, text }: ReturnType<(typeof monthQuestions)["weekday"]>) =>
  `${year}-${month} ${text}`;
