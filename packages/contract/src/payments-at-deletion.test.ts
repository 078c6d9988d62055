import { expect, test } from "vitest";
import { type PaidFor, paymentsAtDeletion } from "./payments-at-deletion.ts";

const told = (paid: Partial<PaidFor>) =>
  paymentsAtDeletion(
    { status: "paying", source: "Stripe", interval: "year", until: "2026-04-20", ...paid },
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

test("a first payment of the last 30 days is given back, and when it was is not known here", () => {
  expect(told({ interval: "month", until: "2026-04-01" })).toEqual([
    "not-charged-again",
    "given-back-if-first",
  ]);
  // Requested on March 1: a year paid on January 30 ends on January 30 of the next.
  const paidOn = (day: string) => told({ until: `2027-${day}` })[1];
  expect(paidOn("01-30")).toBe("given-back-if-first");
  expect(paidOn("02-28")).toBe("given-back-if-first");
  expect(paidOn("01-29")).toBe("not-given-back");
  expect(told({ interval: "month", until: "2026-03-15" })).toEqual(["not-charged-again"]);
});

test("of what a sponsor has paid only the loss is said, and nothing where nothing is paid", () => {
  expect(told({ source: "none" })).toEqual(["not-given-back"]);
  expect(told({ source: "none", until: null })).toEqual([]);
  expect(told({ source: "none", status: "trialing" })).toEqual([]);
  expect(told({ source: "none", status: "account_created", until: null })).toEqual([]);
});
