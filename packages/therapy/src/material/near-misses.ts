/** Wrong numbers beside a right one. */
import type { Rng } from "../rng.ts";

/** How numbers lie beside each other, from the lowest: `[0, 1, 2, 3]`. Any of them can be the right one. */
export type Spread = readonly number[];

/** Spreads of 4 that hold what one or two slips of two sizes lead to: a day and a week, a minute and an hour. */
export const spreadsOf = (small: number, large: number): readonly Spread[] => [
  [0, small, 2 * small, 3 * small],
  [0, small, large, large + small],
  [0, small, 2 * small, large + small],
  [0, large - small, large, large + small],
];

/** A spread of `count` numbers, each one slip away from another of them. @param slips how far a slip leads, above 0 */
export function drawSpread(rng: Rng, slips: readonly number[], count: number): Spread {
  const numbers = new Set([0]);
  while (numbers.size < count)
    numbers.add(rng.pick([...numbers]) + rng.pick(slips) * rng.pick([-1, 1]));
  const least = Math.min(...numbers);
  return [...numbers].map((number) => number - least).toSorted((a, b) => a - b);
}

/** The numbers of a spread beside the right one, if that stands at `place`; undefined if it has no such place. */
function beside(right: number, spread: Spread, place: number): number[] | undefined {
  const own = spread[place];
  if (own === undefined) return undefined;
  return spread.filter((at) => at !== own).map((at) => right + at - own);
}

/**
 * Numbers around the right one. Where that lies among them is drawn first and each place is as likely, so that the
 * numbers alone do not tell it: in the middle it would be the one nearest to all others.
 * @param isPossible which numbers can be offered; some spread must fit
 * @returns the others of one spread, in any order
 */
export function nearMisses(
  rng: Rng,
  right: number,
  spreads: readonly Spread[],
  isPossible: (number: number) => boolean = () => true,
): number[] {
  const longest = Math.max(...spreads.map(({ length }) => length));
  const byPlace = Array.from({ length: longest }, (_, place) =>
    spreads
      .flatMap((spread) => [beside(right, spread, place) ?? []])
      .filter((numbers) => numbers.length > 0 && numbers.every(isPossible)),
  );
  return rng.shuffle(rng.pick(rng.pick(byPlace.filter((fitting) => fitting.length > 0))));
}
