import { expect, test } from "vitest";
import { gradeOf, longSentences } from "../testing/readability.ts";
import { repeated } from "../testing/repeated.ts";
import type { WordProblem } from "../types.ts";
import { wordProblems } from "./word-problems.ts";

type Numbers = Readonly<Record<string, number>>;

/** Computed independently of the exercise's own arithmetic, so that each checks the other. */
function resultOf(formula: string, numbers: Numbers): number {
  const stack: number[] = [];
  for (const token of formula.split(" ")) {
    if (!"+-*/".includes(token)) {
      stack.push(numbers[token] ?? Number(token));
      continue;
    }
    const b = stack.pop() ?? Number.NaN;
    const a = stack.pop() ?? Number.NaN;
    stack.push(token === "+" ? a + b : token === "-" ? a - b : token === "*" ? a * b : a / b);
  }
  return stack.length === 1 ? (stack[0] ?? Number.NaN) : Number.NaN;
}

/** Shares no factor with small ranges, so that the numbers combine in many ways. */
const strides = [7, 11, 13, 17];

/** The n-th of a spread of draws that begins with all numbers at their minimum. */
function draw({ numbers }: WordProblem, n: number): Numbers {
  const drawn = Object.entries(numbers).map(([name, { from, to, step = 1 }], place) => {
    const stride = strides[place] ?? 19;
    const at = (n * stride) % ((to - from) / step + 1);
    return [name, from + step * at] as const;
  });
  return Object.fromEntries(drawn);
}

const least = (problem: WordProblem): Numbers => draw(problem, 0);

const most = ({ numbers }: WordProblem): Numbers =>
  Object.fromEntries(Object.entries(numbers).map(([name, { to }]) => [name, to]));

const filled = ({ text }: WordProblem, numbers: Numbers): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(numbers[name]));

const tokens = ({ formula }: WordProblem) => formula.split(" ");
const stepsOf = (problem: WordProblem) => tokens(problem).filter((t) => "+-*/".includes(t)).length;
const spareOf = (problem: WordProblem) =>
  Object.keys(problem.numbers).filter((name) => !tokens(problem).includes(name)).length;

test("each of 8 levels has more problems than 10 items need: no story comes twice", () => {
  const counts = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (level) => wordProblems.filter((problem) => problem.level === level).length,
  );
  expect(Math.min(...counts)).toBeGreaterThan(10);
  expect(repeated(wordProblems.map(({ id }) => id))).toEqual([]);
});

test("a range is a whole number of steps", () => {
  const ranges = wordProblems.flatMap(({ numbers }) => Object.values(numbers));
  expect(ranges.filter(({ from, to, step = 1 }) => to < from || (to - from) % step)).toEqual([]);
});

test("300 draws of a problem all come out at a whole number, zero or more", () => {
  const odd = wordProblems.flatMap((problem) =>
    [most(problem), ...Array.from({ length: 300 }, (_, n) => draw(problem, n))]
      .filter((numbers) => {
        const result = resultOf(problem.formula, numbers);
        return !Number.isInteger(result) || result < 0;
      })
      .map((numbers) => filled(problem, numbers)),
  );
  expect(odd).toEqual([]);
});

test("every number is named in the text once, and every name in the text has a number", () => {
  const odd = wordProblems.filter(({ text, numbers }) => {
    const named = [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
    return named.toSorted().join() !== Object.keys(numbers).toSorted().join();
  });
  expect(odd).toEqual([]);
});

test("levels grow: 1 step, then with a spare number, then with money too; then the same with 2 steps", () => {
  const steps = [1, 1, 1, 1, 1, 2, 2, 2];
  const spare = [[0], [0], [0], [1], [1], [0], [1], [1]];
  const money = new Set([5, 8]);
  const odd = wordProblems.filter(
    (problem) =>
      stepsOf(problem) !== steps[problem.level - 1] ||
      !spare[problem.level - 1]?.includes(spareOf(problem)) ||
      (problem.unit === "$") !== money.has(problem.level),
  );
  expect(odd).toEqual([]);
});

test("money stands behind a dollar sign, and only where the answer is money", () => {
  expect(wordProblems.filter(({ text, unit }) => text.includes("${") !== (unit === "$"))).toEqual(
    [],
  );
});

test("a 1 stands before no plural, and before no verb of several", () => {
  const texts = wordProblems.flatMap((problem) => [
    filled(problem, least(problem)),
    filled(problem, most(problem)),
  ]);
  expect(texts.filter((text) => /(?<![\w$.,])1\b(?! more[.?]|[.?,])/.test(text))).toEqual([]);
});

test("who shares is told without the one who is asked", () => {
  const odd = wordProblems.filter(({ text }) => /\bshare\b.* with\b/.test(text));
  expect(odd.map(({ id }) => id)).toEqual([]);
});

test("a problem is read with ease, with its largest numbers", () => {
  const texts = wordProblems.map((problem) => filled(problem, most(problem)));
  expect(texts.flatMap(longSentences)).toEqual([]);
  expect(texts.filter((text) => gradeOf(text) > 6)).toEqual([]);
});
