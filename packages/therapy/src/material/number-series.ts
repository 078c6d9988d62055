/** Series of numbers that follow one rule or two. */
import type { Rng } from "../rng.ts";

export interface NumberSeries {
  readonly shown: readonly number[];
  readonly next: number;
  /** Numbers that a near miss would give; none is `next` and none is below 0. */
  readonly distractors: readonly number[];
}

const sumsFrom = (start: number, steps: readonly number[]): number[] =>
  steps.reduce<number[]>((sums, step) => [...sums, (sums.at(-1) ?? start) + step], [start]);

/** @param nearMisses what a slip in the rule would give */
function series(numbers: readonly number[], nearMisses: readonly number[]): NumberSeries {
  const next = numbers.at(-1) ?? 0;
  const shown = numbers.slice(0, -1);
  const last = shown.at(-1) ?? 0;
  const near = [...nearMisses, next + 1, next - 1, next + 2, next - 2, last, next + 3];
  const distractors = [...new Set(near)].filter((number) => number !== next && number >= 0);
  return { shown, next, distractors };
}

function bySteps(start: number, step: number): NumberSeries {
  const numbers = sumsFrom(
    start,
    Array.from({ length: 5 }, () => step),
  );
  const next = numbers.at(-1) ?? 0;
  return series(numbers, [next + step, next - step * 2]);
}

export const numberPatterns = {
  /** 4, 6, 8, 10, 12 */
  count_on: (rng: Rng) => bySteps(rng.between(1, 20), rng.pick([1, 2, 5, 10])),

  /** 7, 11, 15, 19, 23 */
  add: (rng: Rng) => bySteps(rng.between(1, 20), rng.pick([3, 4, 6, 7, 8, 9])),

  /** 41, 37, 33, 29, 25 */
  subtract: (rng: Rng) => bySteps(rng.between(50, 99), -rng.between(3, 9)),

  /** 3, 6, 12, 24 */
  double: (rng: Rng) => {
    const start = rng.between(1, 9);
    const numbers = [1, 2, 4, 8, 16].map((factor) => start * factor);
    return series(numbers, [start * 12, start * 10, start * 15]);
  },

  /** 2, 5, 6, 9, 10, 13: two alternating steps. */
  two_steps: (rng: Rng) => {
    const [a = 1, b = 2] = rng.sample([1, 2, 3, 4, 5, 6], 2);
    const numbers = sumsFrom(rng.between(1, 20), [a, b, a, b, a, b]);
    const last = numbers.at(-2) ?? 0;
    return series(numbers, [last + a, last + a + b]);
  },

  /** 3, 4, 6, 9, 13, 18: the step grows. */
  growing_step: (rng: Rng) => {
    const step = rng.between(1, 4);
    const growth = rng.between(1, 3);
    const steps = [0, 1, 2, 3, 4, 5].map((index) => step + growth * index);
    const numbers = sumsFrom(rng.between(1, 20), steps);
    const last = numbers.at(-2) ?? 0;
    return series(numbers, [last + (steps[4] ?? 0), last + (steps[5] ?? 0) + growth]);
  },

  /** 3, 20, 5, 17, 7, 14: a rising series interleaved with a falling one. */
  interleaved: (rng: Rng) => {
    const bottom = rng.between(1, 10);
    const rise = rng.between(2, 5);
    const fall = rng.between(2, 5);
    const top = rng.between(20, 40);
    const pairs = [0, 1, 2].flatMap((index) => [bottom + rise * index, top - fall * index]);
    const numbers = [...pairs, bottom + rise * 3];
    const last = numbers.at(-2) ?? 0;
    return series(numbers, [last - fall, last + rise]);
  },
} as const satisfies Record<string, (rng: Rng) => NumberSeries>;
