import type { Discount } from "./card-provider.ts";

/** Percentages may have two decimals: counted in ten-thousandths, so that no half cent is lost to binary fractions. */
const parts = 10_000;

/**
 * What a discount takes off an amount, in whole cents: half a cent is rounded up, in the payer's favor, and no more
 * is taken off than there is.
 */
export function centsOff(amountCents: number, { off }: Pick<Discount, "off">): number {
  if (off.unit === "usd") return Math.min(off.cents, amountCents);
  const hundredths = Math.round(off.percent * 100);
  return Math.min(Math.round((amountCents * hundredths) / parts), amountCents);
}

/** What is left of an amount after applying the discounts in order, each to what the ones before it left. */
export const centsAfter = (
  amountCents: number,
  discounts: readonly Pick<Discount, "off">[],
): number => discounts.reduce((left, discount) => left - centsOff(left, discount), amountCents);
