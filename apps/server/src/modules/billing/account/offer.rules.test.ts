import { describe, expect, test } from "vitest";
import { isEligibleForOffer, offerKind } from "./offer.rules.ts";

const now = new Date("2027-01-15T10:00:00Z");
const monthly = {
  status: "paying",
  payment_source: "Stripe",
  cancels_at_period_end: false,
  cancelled_for_deletion: false,
  deletion_due_at: null,
  user_status: "ACTIVE",
  plan_interval: "month",
  period_ends_at: new Date("2027-02-10T10:00:00Z"),
  offer_taken_at: null,
} as const;
const yearly = (day: string) =>
  ({ ...monthly, plan_interval: "year", period_ends_at: new Date(`${day}Z`) }) as const;

describe("what is offered to who wants to cancel", () => {
  test("is made once", () => {
    expect(offerKind(monthly, now)).toBe("offer");
    expect(offerKind({ ...monthly, status: "trialing_with_cc" }, now)).toBe("offer");
    expect(offerKind({ ...monthly, offer_taken_at: now }, now)).toBe("none");
  });

  test.each([
    ["2027-03-15T10:00:00", "offer"],
    ["2027-03-15T10:00:01", "later"],
    ["2027-12-15T10:00:00", "later"],
  ])("on a yearly plan only near its end: %s", (ends, kind) => {
    expect(offerKind(yearly(ends), now)).toBe(kind);
    expect(isEligibleForOffer(yearly(ends), now)).toBe(kind === "offer");
  });

  test("counts two months to the last day of a shorter one", () => {
    const newYearsEve = new Date("2026-12-31T10:00:00Z");
    expect(offerKind(yearly("2027-02-28T10:00:00"), newYearsEve)).toBe("offer");
    expect(offerKind(yearly("2027-03-01T10:00:00"), newYearsEve)).toBe("later");
  });

  test("is nothing, and the way out open, where a payment is overdue", () => {
    const overdue = { ...monthly, status: "past_due" } as const;
    expect(offerKind(overdue, now)).toBe("overdue");
    expect(isEligibleForOffer(overdue, now)).toBe(false);
  });

  test.each([
    { status: "expired" },
    { status: "trialing", payment_source: "none" },
    { payment_source: "GoogleIAP" },
    { cancels_at_period_end: true },
    { period_ends_at: null },
  ] as const)("is nothing where there is nothing to cancel: %o", (change) => {
    expect(offerKind({ ...monthly, ...change }, now)).toBeUndefined();
  });
});
