import { format } from "@regain/content/format";
import type { OddGroup } from "@regain/content/types";
import { sentenceCase } from "../material/sentence-case.ts";
import { defineTaskType, pickFresh } from "../task-type.ts";
import { instructions, plainView, textChoice } from "../material/view-parts.ts";

interface Level {
  readonly groupLevel: number;
  readonly choices: number;
}

/** Closer groups, and more words: the content has groups for each level. */
const levels: readonly Level[] = [
  { groupLevel: 1, choices: 3 },
  { groupLevel: 2, choices: 4 },
  { groupLevel: 3, choices: 4 },
  { groupLevel: 4, choices: 4 },
  { groupLevel: 5, choices: 5 },
  { groupLevel: 6, choices: 5 },
];

interface Odd {
  readonly group: OddGroup;
  readonly word: string;
}

const keyOf = ({ group, word }: Odd) => `${group.id} ${word}`;

export const oddOneOut = defineTaskType<Level>({
  typeId: 28,
  systemName: "odd_one_out",
  area: "reading",
  template: "MultipleChoice",
  version: 2,
  secondsPerItem: 15,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.odd_one_out;
    const groups = content.oddGroups.filter((group) => group.level === level.groupLevel);
    const pool: Odd[] = groups.flatMap((group) => group.odd.map((word) => ({ group, word })));
    const odd = pickFresh(rng.stream("odd"), pool, history, keyOf);
    const others = rng.stream("others").sample(odd.group.belong, level.choices - 1);
    const shown = rng.stream("places").shuffle([odd.word, ...others]);
    return {
      key: keyOf(odd),
      effort: shown.reduce((letters, word) => letters + word.length, 0),
      view: {
        ...plainView,
        templateName: "MultipleChoice",
        type: "odd_one_out",
        instructions: instructions(say.instructions),
        layout: "Grid",
        alignment: "Center",
        questions: [
          {
            id: "odd",
            stimulus: [],
            // All capitalized: otherwise a name among other words would stand out.
            choices: shown.map((word) => textChoice(word, sentenceCase(word))),
            answer: odd.word,
          },
        ],
        answerText: format(say.answer, { word: sentenceCase(odd.word), group: odd.group.name }),
      },
    };
  },
});
