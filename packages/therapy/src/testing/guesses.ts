/** Answers found without the question: by how the choices lie beside each other. */

type Distance = (a: number, b: number) => number;
const onALine: Distance = (a, b) => Math.abs(a - b);

/** The chance to be right of somebody who takes a choice that is nearest to all others. */
export function chanceInMiddle(right: number, all: readonly number[], distance = onALine): number {
  const far = (one: number) => all.reduce((sum, other) => sum + distance(one, other), 0);
  const nearest = Math.min(...all.map(far));
  const guessed = all.filter((one) => far(one) === nearest);
  return guessed.includes(right) ? 1 / guessed.length : 0;
}

/** Whether it is the smallest or the largest. */
export const isOutermost = (right: number, all: readonly number[]): boolean =>
  right === Math.min(...all) || right === Math.max(...all);
