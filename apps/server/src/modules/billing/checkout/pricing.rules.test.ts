import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CouponRow } from "../../../db/tables/billing.ts";
import {
  couponRefusal,
  couponSuccess,
  discountOf,
  firstPaymentOf,
  laterPaymentOf,
  offered,
  planOf,
  type PriceAsked,
  priced,
  trialDaysLeft,
} from "./pricing.rules.ts";

const now = new Date("2026-11-22T09:00:00Z");

const coupon = (terms: Partial<CouponRow>): CouponRow => ({
  code: "HOPE",
  percent_off: null,
  cents_off: null,
  duration: "once",
  duration_months: null,
  plan_interval: null,
  expires_at: null,
  created_at: now,
  ...terms,
});

const asking = (asked: Partial<PriceAsked> = {}): PriceAsked => ({
  couponCode: undefined,
  coupon: undefined,
  isUsed: false,
  agreedCents: undefined,
  trialDays: 0,
  ...asked,
});

const withCoupon = (terms: Partial<CouponRow>, asked: Partial<PriceAsked> = {}) =>
  asking({ couponCode: "hope", coupon: coupon(terms), ...asked });

/** Id, first payment and what comes later, in cents. */
const prices = (asked: PriceAsked) =>
  offered(asked, now).map(({ id, amountCents, discount }) => [
    id,
    firstPaymentOf(amountCents, discount),
    laterPaymentOf(amountCents, discount),
  ]);

describe("plans", () => {
  test("are monthly and yearly, and with a trial for as long as one runs", () => {
    expect(prices(asking())).toEqual([
      ["monthly", 2_900, 2_900],
      ["yearly", 29_900, 29_900],
    ]);
    expect(
      offered(asking({ trialDays: 3 }), now).map(({ id, trialDays }) => [id, trialDays]),
    ).toEqual([
      ["monthly-trial", 3],
      ["yearly-trial", 3],
      ["monthly", 0],
      ["yearly", 0],
    ]);
    expect(priced("monthly-trial", asking(), now)).toBeUndefined();
  });

  test.each([
    ["2026-11-22T09:00:01Z", 1],
    ["2026-11-23T09:00:00Z", 1],
    ["2026-11-23T09:00:01Z", 2],
    ["2026-11-22T09:00:00Z", 0],
    ["2026-11-21T09:00:00Z", 0],
  ])("a trial until %s has %i days left", (ends, days) => {
    const period_ends_at = new Date(ends);
    expect(trialDaysLeft({ status: "trialing", period_ends_at }, now)).toBe(days);
    expect(trialDaysLeft({ status: "trialEnded", period_ends_at }, now)).toBe(0);
  });

  test("are shown in dollars, with what a year saves", () => {
    const [monthly, yearly] = offered(asking(), now).map(planOf);
    expect(monthly).toMatchObject({
      amountDisplay: "$29.00",
      discountedAmountDisplay: "$29.00",
      discountAmount: null,
      savingsDescription: null,
      durationMonths: 1,
    });
    expect(yearly).toMatchObject({
      amountDisplay: "$299.00",
      savingsDescription: "Save $49 a year.",
      durationMonths: 12,
    });
  });
});

describe("a code", () => {
  test.each<[string, Partial<CouponRow>, monthly: number, yearly: number]>([
    ["15 %", { percent_off: 15 }, 2_465, 25_415],
    ["half a cent is given", { percent_off: 12.5 }, 2_537, 26_162],
    ["less than half a cent is not", { percent_off: 0.01 }, 2_900, 29_897],
    ["two decimals", { percent_off: 33.33 }, 1_933, 19_934],
    ["everything", { percent_off: 100 }, 0, 0],
    ["$5", { cents_off: 500 }, 2_400, 29_400],
    ["more than the price", { cents_off: 3_000 }, 0, 26_900],
  ])("%s", (_, terms, monthly, yearly) => {
    expect(prices(withCoupon(terms)).map(([, first]) => first)).toEqual([monthly, yearly]);
  });

  test.each([
    ["once", null, 2_900],
    ["repeating", 3, 2_900],
    ["forever", null, 2_465],
  ] as const)("that counts %s ends when it ends", (duration, duration_months, later) => {
    const asked = withCoupon({ percent_off: 15, duration, duration_months });
    expect(prices(asked)[0]).toEqual(["monthly", 2_465, later]);
  });

  test("takes off no more than there is, and never adds, whatever it says", () => {
    const off = fc.oneof(
      fc.record({ percent_off: fc.integer({ min: 1, max: 10_000 }).map((part) => part / 100) }),
      fc.record({ cents_off: fc.integer({ min: 1, max: 100_000 }) }),
    );
    fc.assert(
      fc.property(off, fc.integer({ min: 0, max: 1_000_000 }), (terms, amount) => {
        const first = firstPaymentOf(amount, discountOf(coupon(terms)));
        expect(Number.isInteger(first)).toBe(true);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(first).toBeLessThanOrEqual(amount);
      }),
    );
  });

  test("is the same discount at the provider as long as its terms are the same", () => {
    const id = (terms: Partial<CouponRow>) => discountOf(coupon(terms)).id;
    expect(id({ percent_off: 15 })).toBe("HOPE-15pc-once");
    expect(id({ percent_off: 12.5, duration: "repeating", duration_months: 3 })).toBe(
      "HOPE-12_5pc-3m",
    );
    expect(id({ cents_off: 500, duration: "forever" })).toBe("HOPE-500c-forever");
  });

  test("that is unknown, over or for another plan counts for nothing, and says why", () => {
    const problems = (asked: PriceAsked) => offered(asked, now).map(({ problem }) => problem);
    expect(problems(asking({ couponCode: "nope" }))).toEqual(["unknown", "unknown"]);
    const over = withCoupon({ percent_off: 50, expires_at: now });
    expect(problems(over)).toEqual(["expired", "expired"]);
    expect(prices(over)[0]).toEqual(["monthly", 2_900, 2_900]);
    const yearOnly = withCoupon({ percent_off: 10, plan_interval: "year" });
    expect(problems(yearOnly)).toEqual(["otherPlan", undefined]);
    expect(prices(yearOnly).map(([, first]) => first)).toEqual([2_900, 26_910]);
    expect(couponRefusal("otherPlan", yearOnly.coupon)).toBe("This code is for the yearly plan.");
  });

  test("says what it takes off, for how long, and off what", () => {
    const says = (terms: Partial<CouponRow>) =>
      couponSuccess("hope", discountOf(coupon(terms)), terms.plan_interval);
    expect(says({ percent_off: 15 })).toBe("HOPE: 15% off your first payment.");
    expect(says({ cents_off: 500, duration: "repeating", duration_months: 3 })).toBe(
      "HOPE: $5.00 off for 3 months.",
    );
    expect(says({ cents_off: 500, duration: "repeating", duration_months: 1 })).toBe(
      "HOPE: $5.00 off for 1 month.",
    );
    expect(says({ percent_off: 10, duration: "forever", plan_interval: "year" })).toBe(
      "HOPE: 10% off every payment. This code is for the yearly plan.",
    );
  });
});

describe("an agreed price", () => {
  test.each([
    [1_500, 1_500],
    [2_899, 2_899],
    [2_900, 2_900],
    // Nobody pays more than the price, however much they could pay.
    [2_999, 2_900],
  ])(
    "of %i cents is %i a month for good, and changes nothing in a year",
    (agreedCents, monthly) => {
      expect(prices(asking({ agreedCents }))).toEqual([
        ["monthly", monthly, monthly],
        ["yearly", 29_900, 29_900],
      ]);
    },
  );

  test("leaves a code to the yearly plan", () => {
    const asked = withCoupon({ percent_off: 15 }, { agreedCents: 1_800 });
    expect(prices(asked)).toEqual([
      ["monthly", 1_800, 1_800],
      ["yearly", 25_415, 29_900],
    ]);
    expect(offered(asked, now)[0]?.problem).toBe("withAgreedPrice");
  });

  test("that is lower than a twelfth of a year leaves nothing to save", () => {
    const saving = (agreedCents: number) =>
      offered(asking({ agreedCents }), now).map(planOf)[1]?.savingsDescription;
    expect(saving(1_800)).toBeNull();
    expect(saving(2_600)).toBe("Save $13 a year.");
  });
});
