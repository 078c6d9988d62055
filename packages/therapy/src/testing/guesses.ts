/** Answers found without the question: by how the choices lie beside each other. */

/** How little two choices have in common. */
type Distance<Choice> = (a: Choice, b: Choice) => number;
const onALine: Distance<number> = (a, b) => Math.abs(a - b);

/** In how many places two lists differ: the letters of a word, the features of a figure. */
export const placesApart: Distance<readonly unknown[]> = (a, b) =>
  a.filter((one, place) => one !== b[place]).length;

/** The chance to be right of somebody who takes a choice that has most in common with all others. */
export function chanceOfLikest<Choice>(
  right: Choice,
  all: readonly Choice[],
  distance: Distance<Choice>,
): number {
  const far = (one: Choice) => all.reduce((sum, other) => sum + distance(one, other), 0);
  const nearest = Math.min(...all.map(far));
  const guessed = all.filter((one) => far(one) === nearest);
  return guessed.includes(right) ? 1 / guessed.length : 0;
}

/** The chance to be right of somebody who takes a choice that is nearest to all others. */
export const chanceInMiddle = (right: number, all: readonly number[], distance = onALine): number =>
  chanceOfLikest(right, all, distance);

/** Whether it is the smallest or the largest. */
export const isOutermost = (right: number, all: readonly number[]): boolean =>
  right === Math.min(...all) || right === Math.max(...all);
