import {
  paymentSources,
  type SubscriptionStatus,
  subscriptionStatuses,
} from "@regain/contract/entities/enumerations";
import { describe, expect, test } from "vitest";
import { subscriptionCauses } from "../../db/tables/billing.ts";
import {
  buttonOf,
  canBeOffered,
  canCancel,
  canCheckOut,
  canTransition,
  canUpdateCard,
  type Standing,
} from "./subscription-states.rules.ts";

const standing = (status: SubscriptionStatus, more: Partial<Standing> = {}): Standing => ({
  status,
  paymentSource: "Stripe",
  cancelsAtPeriodEnd: false,
  ...more,
});
const where = (rule: (one: Standing) => boolean, more: Partial<Standing> = {}) =>
  subscriptionStatuses.filter((status) => rule(standing(status, more)));

describe("the button of a subscription", () => {
  test("follows the status, of who pays by card", () => {
    const buttons = subscriptionStatuses.map((status) => [status, buttonOf(standing(status))]);
    expect(Object.fromEntries(buttons)).toEqual({
      trialing: "subscribe",
      trialEnded: "subscribe",
      trialing_with_cc: "cancel",
      paying: "cancel",
      past_due: "update",
      expired: "resubscribe",
      account_created: "hide",
      clinician_setup: "hide",
    });
  });

  test("takes a cancellation back, and lets an overdue payment be paid all the same", () => {
    const ending = { cancelsAtPeriodEnd: true };
    expect(buttonOf(standing("paying", ending))).toBe("resubscribe");
    expect(buttonOf(standing("trialing_with_cc", ending))).toBe("resubscribe");
    expect(buttonOf(standing("past_due", ending))).toBe("update");
  });

  test("is hidden where others are paid, until that is over, and where nothing is", () => {
    for (const paymentSource of paymentSources.filter((one) => one !== "Stripe" && one !== "none"))
      for (const status of subscriptionStatuses) {
        const over = { trialEnded: "subscribe", expired: "resubscribe" } as const;
        const button = status in over ? over[status as keyof typeof over] : "hide";
        expect(buttonOf(standing(status, { paymentSource }))).toBe(button);
      }
    const none = { paymentSource: "none" } as const;
    expect(buttonOf(standing("paying", none))).toBe("hide");
    expect(buttonOf(standing("trialing", none))).toBe("subscribe");
  });
});

test("only what is live and paid by card can be cancelled, or given another card", () => {
  const live = ["past_due", "paying", "trialing_with_cc"];
  expect(where(canBeOffered).toSorted()).toEqual(["paying", "trialing_with_cc"]);
  expect(where(canBeOffered, { cancelsAtPeriodEnd: true })).toEqual([]);
  expect(where(canCancel).toSorted()).toEqual(live);
  // What is overdue is retried even if the subscription is going to end.
  expect(where(canCancel, { cancelsAtPeriodEnd: true })).toEqual(["past_due"]);
  expect(where(canUpdateCard).toSorted()).toEqual(live);
  for (const rule of [canBeOffered, canCancel, canUpdateCard])
    expect(where(rule, { paymentSource: "iOSIAP" })).toEqual([]);
});

test("no page to pay on beside what is live", () => {
  const open = ["expired", "trialEnded", "trialing"];
  expect(where(canCheckOut).toSorted()).toEqual(open);
  expect(where(canCheckOut, { paymentSource: "none" }).toSorted()).toEqual(open);
  const over = ["expired", "trialEnded"];
  expect(where(canCheckOut, { paymentSource: "Flex" }).toSorted(), "the other's is over").toEqual(
    over,
  );
});

test("nothing leads back to before an account was finished, and staying is no move", () => {
  for (const by of subscriptionCauses)
    for (const from of subscriptionStatuses) {
      expect(canTransition(from, from, by)).toBe(true);
      for (const to of ["account_created", "clinician_setup"] as const)
        if (from !== to)
          expect([from, to, by, canTransition(from, to, by)]).toEqual([from, to, by, false]);
    }
  expect(canTransition("trialEnded", "trialing", "retrial")).toBe(true);
  expect(canTransition("expired", "trialing", "retrial")).toBe(false);
});
