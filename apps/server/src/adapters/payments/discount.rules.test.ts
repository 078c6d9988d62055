import * as fc from "fast-check";
import { expect, test } from "vitest";
import { centsOff } from "./discount.rules.ts";

const percent = (value: number) => ({ off: { unit: "percentage", percent: value } as const });
const usd = (cents: number) => ({ off: { unit: "usd", cents } as const });

test.each([
  [2_900, percent(15), 435],
  [29_900, percent(15), 4_485],
  [2_999, percent(15), 450],
  [2_999, percent(50), 1_500],
  // Exactly half a cent goes to the payer.
  [10, percent(5), 1],
  [2_990, percent(0.05), 1],
  [1, percent(50), 1],
  [1, percent(49.99), 0],
  [2_900, percent(100), 2_900],
  [2_900, percent(33.33), 967],
  [0, percent(15), 0],
  [2_900, usd(500), 500],
  [2_900, usd(2_900), 2_900],
  [2_900, usd(10_000), 2_900],
])("off %i cents, %o is %i cents", (amount, discount, off) => {
  expect(centsOff(amount, discount)).toBe(off);
});

test("never more is taken off than there is, never less than nothing, and always whole cents", () => {
  const amounts = fc.integer({ min: 0, max: 100_000 });
  const hundredths = fc.integer({ min: 1, max: 10_000 });
  fc.assert(
    fc.property(amounts, hundredths, (amount, part) => {
      const off = centsOff(amount, percent(part / 100));
      const exact = (BigInt(amount) * BigInt(part) * 2n + 10_000n) / 20_000n;
      expect(off).toBe(Number(exact));
      expect(off).toBeLessThanOrEqual(amount);
    }),
  );
});
