/** Series of numbers that follow one rule or two. */
import type { Rng } from "../rng.ts";
import { drawSpread, nearMisses } from "./near-misses.ts";

export interface NumberSeries {
  readonly shown: readonly number[];
  readonly next: number;
  /** By how much slips in the rule miss. */
  readonly slips: readonly number[];
}

const sumsFrom = (start: number, steps: readonly number[]): number[] =>
  steps.reduce<number[]>((sums, step) => [...sums, (sums.at(-1) ?? start) + step], [start]);

/** @param slips by how much slips in the rule miss, besides by 1; 0 or below does not count */
function series(numbers: readonly number[], slips: readonly number[]): NumberSeries {
  return {
    shown: numbers.slice(0, -1),
    next: numbers.at(-1) ?? 0,
    slips: [...new Set([1, ...slips])].filter((slip) => slip > 0),
  };
}

function bySteps(start: number, step: number): NumberSeries {
  const numbers = sumsFrom(
    start,
    Array.from({ length: 5 }, () => step),
  );
  return series(numbers, [Math.abs(step)]);
}

/** How many spreads the wrong numbers of a series are chosen from. */
const spreadCount = 12;

/** Wrong numbers beside the next one, none below 0. Each place among the choices is as likely to be the right one's. */
export function numberMisses(rng: Rng, { next, slips }: NumberSeries, count: number): number[] {
  const inARow = Array.from({ length: count + 1 }, (_, number) => number);
  const spreads = Array.from({ length: spreadCount }, () => drawSpread(rng, slips, count + 1));
  return nearMisses(rng, next, [...spreads, inARow], (number) => number >= 0);
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
    return series(numbers, [start, start * 4]);
  },

  /** 2, 5, 6, 9, 10, 13: two alternating steps. */
  two_steps: (rng: Rng) => {
    const [a = 1, b = 2] = rng.sample([1, 2, 3, 4, 5, 6], 2);
    const numbers = sumsFrom(rng.between(1, 20), [a, b, a, b, a, b]);
    return series(numbers, [a, b]);
  },

  /** 3, 4, 6, 9, 13, 18: the step grows. */
  growing_step: (rng: Rng) => {
    const step = rng.between(1, 4);
    const growth = rng.between(1, 3);
    const steps = [0, 1, 2, 3, 4, 5].map((index) => step + growth * index);
    const numbers = sumsFrom(rng.between(1, 20), steps);
    return series(numbers, [growth, steps.at(-1) ?? 0]);
  },

  /** 3, 20, 5, 17, 7, 14: a rising series interleaved with a falling one. */
  interleaved: (rng: Rng) => {
    const bottom = rng.between(1, 10);
    const rise = rng.between(2, 5);
    const fall = rng.between(2, 5);
    const top = rng.between(20, 40);
    const pairs = [0, 1, 2].flatMap((index) => [bottom + rise * index, top - fall * index]);
    const numbers = [...pairs, bottom + rise * 3];
    const [last = 0, next = 0] = numbers.slice(-2);
    return series(numbers, [rise, fall, Math.abs(last - fall - next)]);
  },
} as const satisfies Record<string, (rng: Rng) => NumberSeries>;
