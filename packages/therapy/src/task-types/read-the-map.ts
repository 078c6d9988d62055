import { format } from "@regain/content/format";
import { mapParams } from "@regain/content/pages/street-map";
import { mapQuestions } from "../material/map-questions.ts";
import { pageQuestion, rightAndFoils } from "../material/page-question.ts";
import { defineTaskType, pickFresh } from "../task-type.ts";

interface Level {
  readonly ask: keyof typeof mapQuestions;
  /** Rows of places on the map. */
  readonly rows: number;
  readonly choices: number;
}

/** Next to and along a street, then by compass, then walking with one turn, with three, then choosing a route. */
const levels: readonly Level[] = [
  { ask: "nextTo", rows: 2, choices: 3 },
  { ask: "onStreet", rows: 3, choices: 3 },
  { ask: "compass", rows: 3, choices: 4 },
  { ask: "oneTurn", rows: 4, choices: 4 },
  { ask: "threeTurns", rows: 4, choices: 4 },
  { ask: "route", rows: 4, choices: 4 },
];

/** Questions to choose a fresh one from. */
const drawCount = 12;

export const readTheMap = defineTaskType<Level>({
  typeId: 23,
  systemName: "read_the_map",
  area: "visual",
  template: "MultipleChoice",
  version: 3,
  secondsPerItem: 35,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.read_the_map;
    const draws = Array.from({ length: drawCount }, (_, index) =>
      mapQuestions[level.ask]({ rng: rng.stream(`map ${index}`), content, rows: level.rows }),
    );
    const asked = pickFresh(rng.stream("pick"), draws, history, ({ key }) => key);
    const choices = rightAndFoils(asked.right, asked.foils, level.choices);
    return {
      key: asked.key,
      effort: asked.effort,
      view: pageQuestion({
        type: "read_the_map",
        locale: content.locale,
        page: { kind: "map", params: mapParams(asked.map) },
        alt: say.map,
        instruction: asked.text,
        choices: rng.stream("choices").shuffle(choices),
        right: asked.right,
        answerText: format(say.answer, { answer: asked.right }),
      }),
    };
  },
});
