import type { Action } from "@regain/content/types";
import { format } from "@regain/content/format";
import { cuesFor } from "../material/cues.ts";
import { spokenForm } from "../spelling.ts";
import { defineTaskType, pickFresh } from "../task-type.ts";
import { instructions, plainView } from "../material/view-parts.ts";

/** How hard an action is to name: less common and longer verbs are harder. */
const effortOf = ({ band, syllables }: Action): number => band * 2 + syllables;

interface Level {
  readonly minEffort: number;
  readonly maxEffort: number;
}

/** Rarer verbs, of more syllables. */
const levels: readonly Level[] = [
  { minEffort: 4, maxEffort: 4 },
  { minEffort: 4, maxEffort: 5 },
  { minEffort: 4, maxEffort: 6 },
  { minEffort: 5, maxEffort: 8 },
  { minEffort: 6, maxEffort: 8 },
  { minEffort: 6, maxEffort: 9 },
];

/** Every right name of the picture: the form to show first, the bare verb, and the other names. */
const namesOf = ({ ing, base, synonyms }: Action): string[] => [
  ...new Set([ing, base, ...synonyms].map(spokenForm)),
];

export const nameTheAction = defineTaskType<Level>({
  typeId: 52,
  systemName: "name_the_action",
  area: "speaking",
  template: "Production",
  version: 2,
  secondsPerItem: 22,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.name_the_action;
    const pool = content.actions.filter(
      (action) => effortOf(action) >= level.minEffort && effortOf(action) <= level.maxEffort,
    );
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
