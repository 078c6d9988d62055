import { expect, test } from "vitest";
import { type PaidFor, paymentsAtDeletion } from "./payments-at-deletion.ts";

const told = (paid: Partial<PaidFor>) =>
  paymentsAtDeletion(
    { status: "paying", source: "Stripe", until: "2026-04-20", ...paid },
    "2026-03-15",
  );

test("a store goes on charging, whatever it is paid until", () => {
  for (const source of ["iOSIAP", "AmazonIAP", "GoogleIAP", "Flex"] as const) {
    expect(told({ source })).toEqual(["goes-on-elsewhere"]);
    expect(told({ source, status: "past_due" })).toEqual(["goes-on-elsewhere"]);
    expect(told({ source, status: "expired" })).toEqual([]);
  }
});

test("a card is not charged again, and what outlasts the account is not given back", () => {
  expect(told({})).toEqual(["not-charged-again", "not-given-back"]);
  expect(told({ until: "2026-03-15" })).toEqual(["not-charged-again"]);
  expect(told({ status: "past_due" })).toEqual(["not-charged-again"]);
  expect(told({ status: "trialing_with_cc" }), "a free trial").toEqual(["not-charged-again"]);
});

test("of what a sponsor has paid only the loss is said, and nothing where nothing is paid", () => {
  expect(told({ source: "none" })).toEqual(["not-given-back"]);
  expect(told({ source: "none", until: null })).toEqual([]);
  expect(told({ source: "none", status: "trialing" })).toEqual([]);
  expect(told({ source: "none", status: "account_created", until: null })).toEqual([]);
});
