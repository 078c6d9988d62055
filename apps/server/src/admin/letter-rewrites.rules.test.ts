import type { LetterKind } from "@regain/content/en/letters";
import { dayMs } from "@regain/contract/durations";
import { describe, expect, test } from "vitest";
import type { Account } from "../modules/account.store.ts";
import type { Payer } from "../modules/billing/billing.store.ts";
import { composeLetter } from "../modules/messaging/letter.service.ts";
import { letterRewrites } from "./letter-rewrites.ts";
import { wordsOf } from "./letter-rewrites.rules.ts";
import type { KnownPerson } from "./operator.store.ts";

const now = new Date("2027-01-15T15:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);

interface Case {
  readonly payer?: Partial<Payer>;
  readonly account?: Partial<Account>;
  readonly person?: Partial<KnownPerson>;
}

const payer: Partial<Payer> = {
  status: "paying",
  payment_source: "Stripe",
  plan_interval: "year",
  period_ends_at: inDays(10),
  price_cents: 29_900,
  discount: null,
  discounts: null,
  cancels_at_period_end: false,
  cancelled_for_deletion: false,
  trial_extended_at: null,
  has_paid: true,
  user_status: "ACTIVE",
  deletion_due_at: null,
};
const account: Partial<Account> = {
  username: "rosa",
  email: "rosa@example.org",
  status: "ACTIVE",
  time_zone: "America/New_York",
  institution_id: null,
  password_expires_at: null,
  signs_in_at: null,
};
const person: Partial<KnownPerson> = {
  institution: null,
  institution_admin: true,
  deletion_due_at: null,
};
/** The values in every letter of these stories; `inDays(10)` is January 25. */
const values: Readonly<Record<string, string>> = {
  name: "Rosa",
  username: "rosa",
  institution: "Harbor",
  admin: "Greta",
  clinician: "Dana",
  date: "01/25/2027",
  amount: "$299.00",
  payments: "",
  address: "rosa@example.org",
};

function whyNot(kind: LetterKind, is: Case): string | undefined {
  const words = wordsOf(composeLetter({ kind, values, path: "/" }, ""));
  return letterRewrites[kind]?.whyNot?.({
    person: { ...person, ...is.person } as KnownPerson,
    account: { ...account, ...is.account } as Account,
    payer: { ...payer, ...is.payer } as Payer,
    words,
    now,
  });
}

const member: Case = { account: { institution_id: "harbor" }, person: { institution: "Harbor" } };
const cancelled = { cancels_at_period_end: true } as const;
const trial = { status: "trialing", payment_source: "none", plan_interval: null } as const;
const sponsored = { payment_source: "none", plan_interval: null } as const;
const later = { period_ends_at: inDays(24) };
const over = { period_ends_at: inDays(-1) };

/** A letter, when what it says is true, and when it no longer is. */
const stories: readonly (readonly [LetterKind, Case, Readonly<Record<string, Case>>])[] = [
  [
    "yearlyCharge",
    {},
    {
      "the year was paid": { payer: { period_ends_at: inDays(375) } },
      "its day is over": { payer: over },
      "another sum is charged": { payer: { price_cents: 23_920 } },
      "it is cancelled": { payer: cancelled },
      "the account is to be deleted": { payer: { deletion_due_at: inDays(9) } },
    },
  ],
  [
    "firstCharge",
    { payer: { status: "trialing_with_cc", has_paid: false } },
    { "it was charged": {}, "a code counts": { payer: { has_paid: false, price_cents: 100 } } },
  ],
  [
    "trialEnding",
    { payer: trial },
    {
      "the trial was made longer": { payer: { ...trial, ...later } },
      "it is over": { payer: { ...trial, ...over } },
    },
  ],
  [
    "trialOver",
    { payer: { ...trial, status: "trialEnded" } },
    { "another one is over": { payer: { ...trial, ...later, status: "trialEnded" } } },
  ],
  [
    "endOfTrialSurvey",
    { payer: { ...trial, status: "trialEnded" } },
    { "it goes on": { payer: trial } },
  ],
  [
    "payerReactivated",
    member,
    {
      "the charge is done": { ...member, payer: { period_ends_at: inDays(375) } },
      "the subscription has ended": { ...member, payer: { status: "expired" } },
      "they are suspended again": { account: { ...member.account, status: "SUSPENDED" } },
    },
  ],
  [
    "sponsorshipEnds",
    { payer: sponsored },
    {
      "an institution pays again": { ...member, payer: { ...sponsored, period_ends_at: null } },
      "they pay themselves": {},
      "other months were agreed on": { payer: { ...sponsored, ...later } },
    },
  ],
  [
    "memberCancelled",
    { ...member, payer: cancelled },
    {
      "the institution has discharged them": { payer: cancelled },
      "they go on": member,
      "another month is paid": { ...member, payer: { ...cancelled, ...later } },
    },
  ],
  ["memberEnded", { ...member, payer: sponsored }, { "they are discharged": { payer: sponsored } }],
  [
    "subscriptionCancelled",
    { payer: cancelled },
    { "an institution pays then": { ...member, payer: cancelled }, "they go on": {} },
  ],
  [
    "cancelledPayerLeft",
    { payer: cancelled },
    { "they are a member again": { ...member, payer: cancelled } },
  ],
  ["payerLeftAndLetIn", {}, { "they are a member again": member }],
  ["leftAndLetIn", {}, { "they are a member again": member }],
  ["leftInstitution", {}, { "they are a member again": member }],
  [
    "accountSuspended",
    { ...member, account: { ...member.account, status: "SUSPENDED" } },
    {
      "they are let in": member,
      "it was another institution": {
        person: { institution: "Maple" },
        account: { ...member.account, status: "SUSPENDED" },
      },
    },
  ],
  [
    "singleSignOnOn",
    { account: { signs_in_at: "harbor" } },
    {
      "it was switched off": {},
      "they are no admin": {
        account: { signs_in_at: "harbor" },
        person: { institution_admin: false },
      },
    },
  ],
  ["singleSignOnOff", {}, { "it was switched on": { account: { signs_in_at: "harbor" } } }],
  [
    "passwordResetByAdmin",
    { account: { password_expires_at: inDays(1) } },
    { "they have set one": {} },
  ],
  [
    "accountDeletion",
    { person: { deletion_due_at: inDays(10) } },
    { "it was asked for anew": { person: { deletion_due_at: inDays(12) } }, "it is kept": {} },
  ],
  ["addressChanged", {}, { "it was changed again": { account: { email: "r@example.org" } } }],
  ["welcomePatient", {}, { "the username is another": { account: { username: "rosita" } } }],
];

describe.each(stories)("%s", (kind, isTrue, isNot) => {
  test("is written anew while it is true", () => {
    expect(whyNot(kind, isTrue)).toBeUndefined();
  });
  test.each(Object.entries(isNot))("but not once %s", (_, is) => {
    expect(whyNot(kind, is)).toEqual(expect.any(String));
  });
});

test.each(["clinicianLeaves", "clinicianStays"] as const)(
  "%s is about a colleague of whom nothing is known here",
  (kind) => {
    expect(whyNot(kind, member)).toContain("see the list of users");
  },
);
