import type { Auth } from "@regain/contract/entities/user";
import { paymentSources, subscriptionStatuses } from "@regain/contract/entities/enumerations";
import { expect, test } from "vitest";
import { placesOf } from "./account-places.ts";

const person = (change: Partial<Auth["user"]>, subscription: Auth["subscriptionState"]): Auth => ({
  user: {
    userId: "01990000-0000-7000-8000-000000000001",
    firstName: "Rosa",
    lastName: null,
    username: "rosa",
    email: null,
    type: "patient",
    promptChangePassword: false,
    createDate: "2026-05-01T08:00:00Z",
    leadSourceDetails: null,
    ...change,
  },
  institutionInfo: null,
  subscriptionState: subscription,
});

const permissions = { canViewExpandedDashboard: true, canPractise: true };
const paying = {
  status: "paying",
  paymentMethod: "Stripe",
  hasReceipts: true,
  permissions,
} as const;

test("a patient who pays by card can do all of it", () => {
  expect(placesOf(person({}, paying))).toEqual([
    "details",
    "password",
    "own-items",
    "recordings",
    "reminders",
    "devices",
    "payment",
    "receipts",
  ]);
});

test("a clinician has no words of their own and pays nothing", () => {
  expect(placesOf(person({ type: "clinician" }, null))).toEqual(["details", "password", "devices"]);
});

test("who must change the password sees nothing else", () => {
  expect(placesOf(person({ promptChangePassword: true }, paying))).toEqual(["password"]);
});

test("the way to pay is changed where something is paid with our own provider", () => {
  const offered = subscriptionStatuses.flatMap((status) =>
    paymentSources.flatMap((paymentMethod) =>
      placesOf(person({}, { ...paying, status, paymentMethod })).includes("payment")
        ? [`${status} ${paymentMethod}`]
        : [],
    ),
  );
  expect(offered).toEqual(["trialing_with_cc Stripe", "paying Stripe", "past_due Stripe"]);
});

test("receipts are where a card has paid, also when it pays no more", () => {
  const expired = { ...paying, status: "expired" } as const;
  expect(placesOf(person({}, expired))).toContain("receipts");
  const sponsored = { ...paying, paymentMethod: "none" } as const;
  expect(placesOf(person({}, sponsored))).toContain("receipts");
  const byStore = { ...paying, paymentMethod: "iOSIAP", hasReceipts: false } as const;
  expect(placesOf(person({}, byStore))).not.toContain("receipts");
});

test("who will be deleted is offered no other card", () => {
  const leaving = { signsInElsewhere: false, deletionDueAt: "2026-03-02T10:00:00Z" };
  expect(placesOf(person({}, paying), leaving)).not.toContain("payment");
  expect(placesOf(person({}, paying), { ...leaving, deletionDueAt: null })).toContain("payment");
});

test("who logs in at their institution is offered no change of a password", () => {
  expect(
    placesOf(person({ type: "clinician" }, null), { signsInElsewhere: true, deletionDueAt: null }),
  ).toEqual(["details", "devices"]);
});
