import type { Plan } from "@regain/contract/entities/subscription";
import { expect, test } from "vitest";
import { paymentsOf, reducedPayments } from "./payments.ts";

const monthly: Plan = {
  id: "monthly",
  title: "Monthly",
  productName: "Regain",
  productDescription: "",
  amount: 2_900,
  amountDisplay: "$29.00",
  currency: "usd",
  discountedAmount: 2_900,
  discountedAmountDisplay: "$29.00",
  discountAmount: null,
  discountUnit: null,
  discountDuration: null,
  discountDurationMonths: null,
  durationMonths: 1,
  savingsDescription: null,
  trialDays: 0,
};

const reduced = (duration: Plan["discountDuration"], months: number | null = null): Plan => ({
  ...monthly,
  discountedAmount: 2_465,
  discountedAmountDisplay: "$24.65",
  discountAmount: 15,
  discountUnit: "percentage",
  discountDuration: duration,
  discountDurationMonths: months,
});

const today = "2026-11-22";
const told = (plan: Plan) =>
  paymentsOf(plan, today).map(({ when, amount }) => [
    when.kind,
    ...("day" in when ? [when.day] : []),
    ...("count" in when ? [when.count] : []),
    amount,
  ]);

test("a plan without a discount is charged the same each time", () => {
  expect(told(monthly)).toEqual([
    ["today", "$29.00"],
    ["later", "$29.00"],
  ]);
});

test("with a trial nothing is charged until it ends", () => {
  expect(told({ ...reduced("once"), trialDays: 14 })).toEqual([
    ["today", undefined],
    ["on", "2026-12-06", "$24.65"],
    ["later", "$29.00"],
  ]);
});

test.each([
  [
    "once",
    null,
    [
      ["today", "$24.65"],
      ["later", "$29.00"],
    ],
  ],
  [
    "repeating",
    3,
    [
      ["today", "$24.65"],
      ["next", 2, "$24.65"],
      ["later", "$29.00"],
    ],
  ],
  [
    "repeating",
    1,
    [
      ["today", "$24.65"],
      ["later", "$29.00"],
    ],
  ],
  [
    "forever",
    null,
    [
      ["today", "$24.65"],
      ["later", "$24.65"],
    ],
  ],
] as const)(
  "a discount that counts %s (%j months) is told as long as it lasts",
  (duration, months, rows) => {
    expect(told(reduced(duration, months))).toEqual(rows);
  },
);

test("of a yearly plan three months are one payment, and thirteen are two", () => {
  expect(reducedPayments({ ...reduced("repeating", 3), durationMonths: 12 })).toBe(1);
  expect(reducedPayments({ ...reduced("repeating", 13), durationMonths: 12 })).toBe(2);
});

test("a code for another plan reduces nothing", () => {
  expect(reducedPayments(monthly)).toBe(0);
});
