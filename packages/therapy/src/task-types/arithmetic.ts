import { format } from "@regain/content/format";
import { carries } from "../material/digits.ts";
import type { Rng } from "../rng.ts";
import { defineTaskType, pickFresh } from "../task-type.ts";
import { instructions, plainView } from "../material/view-parts.ts";

interface Range {
  readonly from: number;
  readonly to: number;
}

interface Level {
  readonly operations: readonly Operation[];
  /** The first number; for division, the result. */
  readonly left: Range;
  /** The second number. */
  readonly right: Range;
  /** The largest number that may occur in the sum or its result. */
  readonly highest: number;
  /** Carrying or borrowing from one column to the next; `any` for facts known by heart, where it does not matter. */
  readonly carrying: "never" | "always" | "any";
}

type Operation = keyof typeof operations;

interface Sum {
  readonly operation: Operation;
  readonly a: number;
  readonly b: number;
  readonly result: number;
}

/** Sums whose result is whole and not negative, made from two drawn numbers, and the texts that name them. */
const operations = {
  add: {
    make: (left: number, right: number) => ({ a: left, b: right, result: left + right }),
    carries: ({ a, b }: Sum) => carries(a, b),
    written: "add",
    spoken: "sayAdd",
  },
  subtract: {
    make: (left: number, right: number) => ({
      a: Math.max(left, right),
      b: Math.min(left, right),
      result: Math.abs(left - right),
    }),
    carries: ({ b, result }: Sum) => carries(b, result),
    written: "subtract",
    spoken: "saySubtract",
  },
  multiply: {
    make: (left: number, right: number) => ({ a: left, b: right, result: left * right }),
    carries: ({ a, b }: Sum) => (a % 10) * b >= 10,
    written: "multiply",
    spoken: "sayMultiply",
  },
  divide: {
    make: (left: number, right: number) => ({ a: left * right, b: right, result: left }),
    carries: ({ b, result }: Sum) => (result % 10) * b >= 10,
    written: "divide",
    spoken: "sayDivide",
  },
} as const;

/** Addition before subtraction, both before multiplication and division; more digits, then carrying. */
const levels: readonly Level[] = [
  {
    operations: ["add"],
    left: { from: 1, to: 9 },
    right: { from: 1, to: 9 },
    highest: 10,
    carrying: "any",
  },
  {
    operations: ["subtract"],
    left: { from: 2, to: 10 },
    right: { from: 1, to: 9 },
    highest: 10,
    carrying: "any",
  },
  {
    operations: ["add"],
    left: { from: 11, to: 88 },
    right: { from: 1, to: 8 },
    highest: 99,
    carrying: "never",
  },
  {
    operations: ["subtract"],
    left: { from: 12, to: 99 },
    right: { from: 1, to: 9 },
    highest: 99,
    carrying: "never",
  },
  {
    operations: ["add"],
    left: { from: 12, to: 88 },
    right: { from: 5, to: 79 },
    highest: 99,
    carrying: "always",
  },
  {
    operations: ["subtract"],
    left: { from: 20, to: 98 },
    right: { from: 5, to: 79 },
    highest: 99,
    carrying: "always",
  },
  {
    operations: ["multiply"],
    left: { from: 2, to: 10 },
    right: { from: 2, to: 6 },
    highest: 60,
    carrying: "any",
  },
  {
    operations: ["divide"],
    left: { from: 2, to: 10 },
    right: { from: 2, to: 6 },
    highest: 60,
    carrying: "any",
  },
  {
    operations: ["multiply", "divide"],
    left: { from: 3, to: 12 },
    right: { from: 6, to: 9 },
    highest: 108,
    carrying: "any",
  },
  {
    operations: ["add", "subtract"],
    left: { from: 120, to: 899 },
    right: { from: 101, to: 699 },
    highest: 999,
    carrying: "always",
  },
  {
    operations: ["multiply"],
    left: { from: 13, to: 98 },
    right: { from: 3, to: 9 },
    highest: 882,
    carrying: "always",
  },
  {
    operations: ["divide"],
    left: { from: 13, to: 98 },
    right: { from: 3, to: 9 },
    highest: 882,
    carrying: "always",
  },
];

const largestIn = ({ a, b, result }: Sum) => Math.max(a, b, result);

function isAsked(sum: Sum, { highest, carrying }: Level): boolean {
  if (sum.result === 0 || largestIn(sum) > highest) return false;
  return carrying === "any" || operations[sum.operation].carries(sum) === (carrying === "always");
}

/** Enough that every level has many that fit: even the strictest keeps a sixth. */
const drawCount = 120;

function drawSums(level: Level, rng: Rng): Sum[] {
  const draws = Array.from({ length: drawCount }, (): Sum => {
    const operation = rng.pick(level.operations);
    const left = rng.between(level.left.from, level.left.to);
    const right = rng.between(level.right.from, level.right.to);
    return { operation, ...operations[operation].make(left, right) };
  });
  return draws.filter((sum) => isAsked(sum, level));
}

const keyOf = ({ operation, a, b }: Sum) => `${operation} ${a} ${b}`;

export const arithmetic = defineTaskType<Level>({
  typeId: 33,
  systemName: "arithmetic",
  area: "quantitative",
  template: "NumberProblemSolving",
  version: 1,
  secondsPerItem: 20,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.arithmetic;
    const sum = pickFresh(rng.stream("pick"), drawSums(level, rng.stream("sums")), history, keyOf);
    const { written, spoken } = operations[sum.operation];
    const text = format(say[written], { a: sum.a, b: sum.b });
    return {
      key: keyOf(sum),
      effort: largestIn(sum),
      view: {
        ...plainView,
        templateName: "NumberProblemSolving",
        type: "arithmetic",
        instructions: instructions(
          format(say.ask, { sum: format(say[spoken], { a: sum.a, b: sum.b }) }),
        ),
        stimulus: [{ kind: "text", text }],
        allowHints: false,
        showScratchpad: level.highest > 60,
        decimals: 0,
        answers: [sum.result],
        answerText: format(say.answer, { sum: text, result: sum.result }),
      },
    };
  },
});
