import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import type { Choice, Instructions, Stimulus } from "@regain/contract/entities/task-view";
import {
  figureMisses,
  figurePatterns,
  memberCode,
  memberImage,
  seriesImage,
} from "../material/figure-series.ts";
import { numberMisses, numberPatterns } from "../material/number-series.ts";
import type { Rng } from "../rng.ts";
import { defineTaskType } from "../task-type.ts";
import { imageChoice, instructions, plainView, textChoice } from "../material/view-parts.ts";

interface Level {
  readonly choices: number;
  readonly figures: readonly (keyof typeof figurePatterns)[];
  readonly numbers: readonly (keyof typeof numberPatterns)[];
}

/** Simple repeating orders, then one progressive rule, then two rules at the same time. */
const levels: readonly Level[] = [
  { choices: 3, figures: ["alternate"], numbers: [] },
  { choices: 3, figures: ["cycle"], numbers: [] },
  { choices: 4, figures: ["count"], numbers: ["count_on"] },
  { choices: 4, figures: ["turn"], numbers: ["add"] },
  { choices: 4, figures: ["uneven_cycle"], numbers: ["subtract", "double"] },
  { choices: 4, figures: ["shape_and_shade", "count_and_shape"], numbers: [] },
  { choices: 5, figures: ["turn_and_shade"], numbers: ["two_steps"] },
  { choices: 6, figures: ["fine_turn_and_shade"], numbers: ["growing_step", "interleaved"] },
];

type Say = Content["exercises"]["what_comes_next"]["say"];

/** A series as the patient sees it. */
interface Series {
  readonly key: string;
  readonly effort: number;
  readonly instructions: Instructions;
  readonly stimulus: Stimulus;
  readonly choices: readonly Choice[];
  readonly answer: string;
  readonly answerText: string;
}

function figureSeries(
  pattern: keyof typeof figurePatterns,
  rng: Rng,
  count: number,
  say: Say,
): Series {
  const drawn = figurePatterns[pattern](rng);
  const { shown, next } = drawn;
  const members = rng.shuffle([next, ...figureMisses(rng, drawn, count - 1)]);
  return {
    key: shown.map(memberCode).join(" "),
    effort: 0,
    instructions: instructions(say.instructions),
    stimulus: { kind: "image", image: seriesImage(shown), alt: say.pattern },
    choices: members.map((member, index) =>
      imageChoice(
        `choice-${index + 1}`,
        format(say.choice, { number: index + 1 }),
        memberImage(member),
        memberCode(member),
      ),
    ),
    answer: `choice-${members.indexOf(next) + 1}`,
    answerText: say.answer,
  };
}

function numberSeries(
  pattern: keyof typeof numberPatterns,
  rng: Rng,
  count: number,
  say: Say,
): Series {
  const drawn = numberPatterns[pattern](rng);
  const { shown, next } = drawn;
  const numbers = rng.shuffle([next, ...numberMisses(rng, drawn, count - 1)]);
  return {
    key: shown.join(" "),
    // Larger numbers are harder to compare.
    effort: Math.max(...shown),
    instructions: instructions(say.instructionsNumbers),
    stimulus: { kind: "text", text: `${shown.join(", ")}, ?` },
    choices: numbers.map((number, index) => textChoice(`choice-${index + 1}`, String(number))),
    answer: `choice-${numbers.indexOf(next) + 1}`,
    answerText: format(say.answerNumber, { number: next }),
  };
}

export const whatComesNext = defineTaskType<Level>({
  typeId: 18,
  systemName: "what_comes_next",
  area: "executive_functioning",
  template: "MultipleChoice",
  version: 3,
  secondsPerItem: 20,
  levels,

  generate({ level, rng, content }) {
    const { say } = content.exercises.what_comes_next;
    const draw = rng.stream("series");
    const makers = [
      ...level.figures.map((name) => () => figureSeries(name, draw, level.choices, say)),
      ...level.numbers.map((name) => () => numberSeries(name, draw, level.choices, say)),
    ];
    const series = rng.stream("pattern").pick(makers)();
    return {
      key: series.key,
      effort: series.effort,
      view: {
        ...plainView,
        templateName: "MultipleChoice",
        type: "what_comes_next",
        instructions: series.instructions,
        stimulus: [series.stimulus],
        layout: "HorizontalWrap",
        alignment: "Center",
        questions: [
          { id: "next", stimulus: [], choices: [...series.choices], answer: series.answer },
        ],
        answerText: series.answerText,
      },
    };
  },
});
