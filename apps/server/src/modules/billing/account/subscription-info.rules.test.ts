import {
  paymentSources,
  type PaymentSource,
  type SubscriptionStatus,
  subscriptionStatuses,
} from "@regain/contract/entities/enumerations";
import { subscriptionInfo } from "@regain/contract/entities/subscription";
import { describe, expect, test } from "vitest";
import type { Payer } from "../billing.store.ts";
import type { Discount } from "../../../adapters/payments/card-provider.ts";
import {
  infoOf,
  isReducedForLong,
  laterPaymentsOf,
  nextChargeAt,
  nextPaymentOf,
  nextPaymentWithout,
} from "./subscription-info.rules.ts";

const now = new Date("2027-01-15T10:00:00Z");
const payer = (change: Partial<Payer> = {}): Payer => ({
  patient_id: "0199aaaa-0000-7000-8000-000000000001",
  status: "paying",
  payment_source: "Stripe",
  plan_interval: "month",
  // The evening before, where Rosa lives.
  period_ends_at: new Date("2027-02-10T02:00:00Z"),
  agreed_until: null,
  cancels_at_period_end: false,
  changed_at: now,
  customer_id: "cus_1",
  provider_subscription_id: "sub_1",
  price_cents: 2_900,
  discount: null,
  discounts: null,
  read_at: now,
  offer_taken_at: null,
  trial_extended_at: null,
  has_paid: true,
  cancelled_for_deletion: false,
  email: "rosa@example.org",
  first_name: "Rosa",
  username: "rosa",
  deletion_due_at: null,
  user_status: "ACTIVE",
  time_zone: "America/New_York",
  institution_id: null,
  ...change,
});
const says = (change: Partial<Payer>) => infoOf(payer(change), now).subscriptionBlurb;

describe("what is said of a subscription", () => {
  test("names days where the patient lives, and what the next payment really comes to", () => {
    expect(says({})).toBe("You pay $29.00 a month. Your next payment is $29.00 on 02/09/2027.");
    const percent = (of: number, duration: Discount["duration"] = "once") => ({
      discount: {
        id: `off-${of}`,
        off: { unit: "percentage", percent: of },
        duration,
        months: null,
      } as const,
    });
    expect(says(percent(100))).toMatch("$0.00 on 02/09/2027");
    expect(says({ plan_interval: "year", price_cents: 29_900, ...percent(20) })).toBe(
      "You pay $299.00 a year. Your next payment is $239.20 on 02/09/2027.",
    );
    expect(says({ price_cents: 1_800 })).toMatch("You pay $18.00 a month");
    expect(says(percent(15, "forever"))).toMatch("You pay $24.65 a month. Your next payment is");
    expect(infoOf(payer(percent(15, "forever")), now).subscriptionCost).toBe("$24.65 a month");
  });

  test("says of a trial with a card what the first payment is, and what every later one", () => {
    const then = (
      change: Partial<Payer>,
      percent?: number,
      duration: Discount["duration"] = "once",
    ) =>
      says({
        status: "trialing_with_cc",
        discount:
          percent === undefined
            ? null
            : { id: "x", off: { unit: "percentage", percent }, duration, months: null },
        ...change,
      }).replace("Your free trial runs until 02/09/2027. Then ", "");
    expect(then({})).toBe("you pay $29.00 a month.");
    expect(then({}, 15)).toBe("your first payment is $24.65. After that you pay $29.00 a month.");
    expect(then({}, 100)).toBe("one month is free. After that you pay $29.00 a month.");
    const yearly = { plan_interval: "year", price_cents: 29_900 } as const;
    expect(then(yearly, 100)).toBe("one year is free. After that you pay $299.00 a year.");
    expect(then({}, 15, "forever")).toBe("you pay $24.65 a month.");
    expect(then({}, 100, "repeating")).toBe(
      "your first payment is $0.00. Once the discount is over you pay $29.00 a month.",
    );
  });

  test("counts all that the next payment has off it, and the one that the release before knows", () => {
    const off = (percent: number): Discount => ({
      id: `off-${percent}`,
      off: { unit: "percentage", percent },
      duration: "once",
      months: null,
    });
    const next = (change: Partial<Payer>) =>
      nextPaymentOf(payer({ plan_interval: "year", price_cents: 29_900, ...change }));
    const both = [off(15), off(20)];
    expect(next({ discount: off(20), discounts: both })).toBe(20_332);
    expect(next({ discount: off(20), discounts: null })).toBe(23_920);
    expect(next({ discount: off(10), discounts: both })).toBe(26_910);
    expect(next({ discount: null, discounts: both })).toBe(29_900);
  });

  describe("with several discounts", () => {
    const off = (percent: number, duration: Discount["duration"] = "once"): Discount => ({
      id: `off-${percent}`,
      off: { unit: "percentage", percent },
      duration,
      months: duration === "repeating" ? 6 : null,
    });
    const reduced = (...discounts: readonly Discount[]) =>
      payer({ discount: discounts.at(-1) ?? null, discounts });

    test("tells the next payment from the next without a gift, and both from every later one", () => {
      const sums = (...discounts: readonly Discount[]) => {
        const held = reduced(...discounts);
        return [nextPaymentOf(held), nextPaymentWithout(held, off(100)), laterPaymentsOf(held)];
      };
      expect(sums()).toEqual([2_900, 2_900, 2_900]);
      expect(sums(off(15))).toEqual([2_465, 2_465, 2_900]);
      expect(sums(off(15), off(100))).toEqual([0, 2_465, 2_900]);
      expect(sums(off(10, "forever"), off(100))).toEqual([0, 2_610, 2_610]);
      expect(isReducedForLong(reduced(off(10, "repeating"), off(100)))).toBe(true);
      expect(isReducedForLong(reduced(off(10, "forever"), off(100)))).toBe(false);
    });

    test("something is charged at the end of what is paid, or after the time that is free then", () => {
      const day = (...discounts: readonly Discount[]) =>
        nextChargeAt(reduced(...discounts))
          ?.toISOString()
          .slice(0, 10);
      expect(day()).toBe("2027-02-10");
      expect(day(off(15))).toBe("2027-02-10");
      expect(day(off(100))).toBe("2027-03-10");
      expect(day(off(10, "repeating"), off(100))).toBe("2027-03-10");
      expect(day(off(100, "repeating"))).toBeUndefined();
      expect(day(off(100, "forever"))).toBeUndefined();
      const yearly = { ...reduced(off(100)), plan_interval: "year", price_cents: 29_900 } as const;
      expect(nextChargeAt(yearly)).toEqual(new Date("2028-02-10T02:00:00Z"));
    });
  });

  test("names the institution as who pays for its patients, now or once it is cancelled", () => {
    const member = { institution_id: "0199aaaa-0000-7000-8000-000000000002" };
    const cancelled = { ...member, cancels_at_period_end: true };
    expect(says(cancelled)).toBe(
      "Your subscription ends on 02/09/2027. Your institution pays from then on. You keep full access.",
    );
    const sponsored = { payment_source: "none", period_ends_at: null } as const;
    expect(says({ ...member, ...sponsored })).toBe(
      "Your institution pays for your practice. You pay nothing.",
    );
    expect(says(sponsored)).toBe("Somebody else pays for your practice. You pay nothing.");
    // Nobody keeps paying for somebody about to be deleted.
    const due = new Date("2027-03-01T02:00:00Z");
    expect(says({ ...cancelled, deletion_due_at: due })).toMatch(
      "You keep full access until then.",
    );
  });

  test("says of what was cancelled until when, and of no payment", () => {
    const info = infoOf(payer({ cancels_at_period_end: true }), now);
    expect(info).toMatchObject({
      subscriptionBlurb: "Your subscription ends on 02/09/2027. You keep full access until then.",
      nextPaymentDate: null,
      periodEndsOn: "2027-02-09",
    });
  });

  describe("of an account that waits to be deleted", () => {
    const due = { deletion_due_at: new Date("2027-01-29T02:00:00Z") };

    test("says the day on which it goes, of no payment, and offers nothing", () => {
      for (const change of [{}, { cancels_at_period_end: true, cancelled_for_deletion: true }])
        expect(infoOf(payer({ ...due, ...change }), now)).toMatchObject({
          subscriptionBlurb:
            "Your subscription ends on 01/28/2027. You keep full access until then.",
          subscribeButton: "hide",
          subscriptionCost: null,
          nextPaymentDate: null,
          periodEndsOn: "2027-01-28",
          canCancel: false,
          canUpdateCard: false,
          isEligibleForCancellationDiscount: false,
        });
    });

    test("says the day on which what is paid ends, where that comes before", () => {
      const ends = { period_ends_at: new Date("2027-01-20T02:00:00Z") };
      expect(says({ ...due, ...ends })).toMatch("ends on 01/19/2027.");
    });

    test("offers no plan, for none would be sold", () => {
      for (const status of ["trialing", "trialEnded", "expired", "past_due"] as const)
        expect(infoOf(payer({ ...due, status }), now)).toMatchObject({ subscribeButton: "hide" });
    });

    test("is as it was from when it is kept, before the provider has been told", () => {
      const kept = { cancels_at_period_end: true, cancelled_for_deletion: true };
      expect(infoOf(payer(kept), now)).toMatchObject({
        subscribeButton: "cancel",
        nextPaymentDate: "2027-02-09",
        canCancel: true,
      });
    });
  });

  test("where others pay it says who, and no price of ours", () => {
    const by = (payment_source: PaymentSource) => infoOf(payer({ payment_source }), now);
    expect(by("iOSIAP").subscriptionBlurb).toMatch("App Store");
    expect(by("AmazonIAP").subscriptionBlurb).toMatch("Amazon");
    expect(by("GoogleIAP").subscriptionBlurb).toMatch("Google Play");
    expect(by("Flex").subscriptionBlurb).toMatch("Flex");
    expect(by("none").subscriptionBlurb).toMatch("until 02/09/2027. You pay nothing.");
    for (const source of paymentSources.filter((one) => one !== "Stripe"))
      expect(by(source)).toMatchObject({ subscriptionCost: null, nextPaymentDate: null });
  });

  test("is whole in every state and fits the contract", () => {
    const states: readonly SubscriptionStatus[] = subscriptionStatuses;
    for (const status of states)
      for (const payment_source of paymentSources)
        for (const cancels_at_period_end of [false, true]) {
          const info = infoOf(payer({ status, payment_source, cancels_at_period_end }), now);
          expect(subscriptionInfo.safeParse(info).success).toBe(true);
          expect(info.subscriptionBlurb).toMatch(/^[A-Z][^{}]*\.$/);
        }
  });
});
