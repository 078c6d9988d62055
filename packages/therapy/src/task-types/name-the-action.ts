import type { Action } from "@regain/content/types";
import { format } from "@regain/content/format";
import { cuesFor } from "../material/cues.ts";
import { spokenForm } from "../spelling.ts";
import { defineTaskType, pickFresh } from "../task-type.ts";
import { instructions, plainView } from "../material/view-parts.ts";

/** How hard an action is to name: less common and longer verbs are harder. */
const effortOf = ({ band, syllables }: Action): number => band * 2 + syllables;

interface Level {
  /** How far up the list of verbs its own are, from the easiest (0) to the hardest (1). */
  readonly height: number;
}

/** Rarer verbs with more syllables: every level drops the easiest of the previous one. */
const levels: readonly Level[] = [
  { height: 0 },
  { height: 0.2 },
  { height: 0.4 },
  { height: 0.6 },
  { height: 0.8 },
  { height: 1 },
];

/** Enough that three blocks in a week share none. */
const verbsOfALevel = 30;

/** From the easiest to the hardest; of equally common ones with as many syllables, those with fewer letters first. */
const byEffort = (actions: readonly Action[]): Action[] =>
  actions.toSorted(
    (a, b) => effortOf(a) - effortOf(b) || a.ing.length - b.ing.length || (a.id < b.id ? -1 : 1),
  );

function verbsOf({ height }: Level, actions: readonly Action[]): Action[] {
  const left = Math.round(height * Math.max(0, actions.length - verbsOfALevel));
  return byEffort(actions).slice(left, left + verbsOfALevel);
}

/** Every right name of the picture: the form to show first, the bare verb, and the other names. */
const namesOf = ({ ing, base, synonyms }: Action): string[] => [
  ...new Set([ing, base, ...synonyms].map(spokenForm)),
];

export const nameTheAction = defineTaskType<Level>({
  typeId: 52,
  systemName: "name_the_action",
  area: "speaking",
  template: "Production",
  version: 3,
  secondsPerItem: 22,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.name_the_action;
    const pool = verbsOf(level, content.actions);
    const action = pickFresh(rng.stream("action"), pool, history, ({ id }) => id);
    const who = action.pictured ?? action.who[0] ?? "";
    const meaning = format(say.about, { meaning: action.meaning, who });
    return {
      key: action.id,
      effort: effortOf(action),
      view: {
        ...plainView,
        templateName: "Production",
        type: "name_the_action",
        instructions: instructions(say.instructions),
        stimulus: [
          { kind: "image", image: { path: content.picture(action.picture) }, alt: say.picture },
        ],
        cues: cuesFor({ ...action, text: action.ing, meaning }, say, [
          "semantic",
          "phonemic",
          "graphemic",
          "full",
        ]),
        allowHints: false,
        response: "speech",
        shown: action.ing,
        answers: namesOf(action),
        nearness: 0,
        answerText: format(say.answer, { word: action.ing }),
      },
    };
  },
});
