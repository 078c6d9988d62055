import { format } from "@regain/content/format";
import type { WordProblem } from "@regain/content/types";
import { evaluate } from "../material/formula.ts";
import type { Rng } from "../rng.ts";
import { defineTaskType, pickFresh } from "../task-type.ts";
import { instructions, plainView, speech } from "../material/view-parts.ts";

/**
 * One step, then with spare information, and the same with money; then two steps in the same order. The content
 * has problems for each level.
 */
const levels = [1, 2, 3, 4, 5, 6, 7, 8].map((problemLevel) => ({ problemLevel }));

type Numbers = Readonly<Record<string, number>>;

function drawNumbers({ numbers }: WordProblem, rng: Rng): Numbers {
  const drawn = Object.entries(numbers).map(([name, { from, to, step = 1 }]) => {
    const steps = Math.floor((to - from) / step);
    return [name, from + step * rng.int(steps + 1)] as const;
  });
  return Object.fromEntries(drawn);
}

/** More steps weigh more than spare numbers, and these more than a larger result. */
const effortOf = ({ formula, numbers }: WordProblem, result: number): number =>
  formula.split(" ").length * 100 + Object.keys(numbers).length * 10 + String(result).length;

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** The problem as it is read: a number right after a dollar sign is stored in cents, any other as it is. */
function textOf({ text }: WordProblem, numbers: Numbers): string {
  const shown = Object.entries(numbers).flatMap(([name, value]): [string, string | number][] => [
    [name, value],
    [`${name}InDollars`, dollars(value)],
  ]);
  return format(text.replace(/\$\{(\w+)\}/g, "{$1InDollars}"), Object.fromEntries(shown));
}

/** The part of an item's key before its numbers: ids have no spaces. */
const problemIdIn = (key: string) => key.split(" ")[0] ?? key;

export const wordProblems = defineTaskType<(typeof levels)[number]>({
  typeId: 37,
  systemName: "word_problems",
  area: "quantitative",
  template: "NumberProblemSolving",
  version: 6,
  secondsPerItem: 45,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.word_problems;
    const problem = pickFresh(
      rng.stream("problem"),
      content.wordProblems.filter((one) => one.level === level.problemLevel),
      history.map(problemIdIn),
      ({ id }) => id,
    );
    const numbers = drawNumbers(problem, rng.stream("numbers"));
    const result = evaluate(problem.formula, numbers);
    const isMoney = problem.unit === "$";
    return {
      key: [problem.id, ...Object.values(numbers)].join(" "),
      effort: effortOf(problem, result),
      view: {
        ...plainView,
        templateName: "NumberProblemSolving",
        type: "word_problems",
        instructions: instructions(isMoney ? say.instructionsMoney : say.instructions),
        stimulus: [{ kind: "text", ...speech(textOf(problem, numbers)) }],
        allowHints: false,
        showCalculator: true,
        showScratchpad: true,
        ...(isMoney ? { unit: "$" as const } : {}),
        decimals: isMoney ? 2 : 0,
        answers: [isMoney ? result / 100 : result],
        answerText: format(say.answer, { result: isMoney ? dollars(result) : result }),
      },
    };
  },
});
