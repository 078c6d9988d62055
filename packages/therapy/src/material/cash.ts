/** Paying with bills and coins. Amounts are in cents. */
import { billValues, coinValues } from "@regain/content/pages/money";
import type { Rng } from "../rng.ts";

export interface Cash {
  /** In dollars, largest first. */
  readonly bills: readonly number[];
  /** In cents, largest first. */
  readonly coins: readonly number[];
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** What bills and coins add up to. */
export const amountOf = ({ bills, coins }: Cash): number => total(bills) * 100 + total(coins);

const drawn = (rng: Rng, values: readonly number[], count: number) =>
  Array.from({ length: count }, () => rng.pick(values)).toSorted((a, b) => b - a);

/** This many bills and coins of the given kinds. */
export const drawCash = (
  rng: Rng,
  {
    bills,
    coins,
    billKinds = billValues,
    coinKinds = coinValues,
  }: {
    readonly bills: number;
    readonly coins: number;
    readonly billKinds?: readonly number[];
    readonly coinKinds?: readonly number[];
  },
): Cash => ({
  bills: bills === 0 ? [] : drawn(rng.stream("bills"), billKinds, bills),
  coins: coins === 0 ? [] : drawn(rng.stream("coins"), coinKinds, coins),
});

/** What somebody hands over: one bill that is more than enough, after as many twenties as it takes. */
export function billsFor(cents: number): number[] {
  const single = billValues.toReversed().find((value) => value * 100 > cents);
  if (single !== undefined) return [single];
  return [20, ...billsFor(cents - 2_000)];
}
