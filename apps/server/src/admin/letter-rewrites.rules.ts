/** Whether what a letter says is still true, given what is stored about its recipient now. Pure. */
import type { SubscriptionStatus } from "@regain/contract/entities/enumerations";
import { isOver } from "@regain/contract/subscription-statuses";
import type { MailContent } from "../adapters/mail/mail.ts";
import { shownDate } from "../lib/shown-date.ts";
import type { Account } from "../modules/account.store.ts";
import {
  dayOf,
  nextChargeAt,
  nextPaymentOf,
} from "../modules/billing/account/subscription-info.rules.ts";
import type { Payer } from "../modules/billing/billing.store.ts";
import { shownCents } from "../modules/billing/checkout/pricing.rules.ts";
import { canCancel, canResume, standingOf } from "../modules/billing/subscription-states.rules.ts";
import type { KnownPerson } from "./operator.store.ts";

export interface Held {
  readonly person: KnownPerson;
  readonly account: Account;
  /** Undefined for anyone who is not a patient. */
  readonly payer: Payer | undefined;
  /** All the words of the letter. */
  readonly words: string;
  readonly now: Date;
}

/** @returns why what it says would no longer be true; undefined if it is */
export type Rule = (held: Held) => string | undefined;

export const wordsOf = ({ subject, heading, paragraphs }: MailContent): string =>
  [subject, heading, ...paragraphs].join("\n");

/** The first objection that any of the rules has. */
export const all =
  (...rules: readonly Rule[]): Rule =>
  (held) => {
    for (const rule of rules) {
      const why = rule(held);
      if (why) return why;
    }
    return undefined;
  };

const rule =
  (isTrue: (held: Held) => boolean | undefined, why: string): Rule =>
  (held) =>
    isTrue(held) ? undefined : why;

const isAhead = (at: Date | null | undefined, now: Date): boolean =>
  at !== null && at !== undefined && at > now;

/** Whether it names the day of this instant in its recipient's time zone. */
const saysDayOf = (at: Date | null | undefined, { account, words }: Held): boolean =>
  at !== null && at !== undefined && words.includes(shownDate(dayOf(at, account)));

const anotherDay = "It names a day that has changed since.";

export const isSuspended = rule(
  ({ account }) => account.status === "SUSPENDED",
  "The account is not suspended.",
);
export const isActive = rule(
  ({ account }) => account.status === "ACTIVE",
  "The account is suspended.",
);
export const isNoMember = rule(
  ({ account }) => account.institution_id === null,
  "An institution manages the account.",
);
export const isMember = rule(
  ({ account }) => account.institution_id !== null,
  "No institution manages the account anymore.",
);
/** A member of the institution that the letter names. */
export const isMemberThere = rule(
  ({ person, words }) => person.institution !== null && words.includes(person.institution),
  "The institution it names no longer manages the account.",
);
export const isAdmin = rule(
  ({ person }) => person.institution_admin,
  "The person is no longer an admin.",
);

export const signsInElsewhere = rule(
  ({ account }) => account.signs_in_at !== null,
  "Single sign-on is off.",
);
export const signsInHere = rule(
  ({ account }) => account.signs_in_at === null,
  "Single sign-on is on.",
);
export const passwordIsVoid = rule(
  ({ account }) => account.password_expires_at !== null,
  "The person has already set a password of their own.",
);

export const saysUsername = rule(
  ({ account, words }) => words.includes(` ${account.username}.`),
  "The username has changed.",
);
export const saysAddress = rule(
  ({ account, words }) => account.email !== null && words.includes(` ${account.email}.`),
  "The address of the account has changed.",
);

export const isDue = all(
  rule(
    ({ person, now }) => isAhead(person.deletion_due_at, now),
    "The account is not due to be deleted.",
  ),
  rule((held) => saysDayOf(held.person.deletion_due_at, held), anotherDay),
);

export const has = (status: SubscriptionStatus, why: string): Rule =>
  rule(({ payer }) => payer?.status === status, why);

export const hasEnded = rule(
  ({ payer }) => payer && isOver(payer.status),
  "The subscription has not ended.",
);
export const canGoOn = rule(
  ({ payer }) => payer && canResume(payer),
  "The subscription is not cancelled, or cannot be resumed.",
);
/** A card pays, and will go on paying. */
export const paymentIsToCome = rule(
  ({ payer }) => payer && canCancel(standingOf(payer)),
  "There is no upcoming payment.",
);
export const isBeforeFirst = rule(
  ({ payer }) =>
    payer?.status === "trialing_with_cc" || (payer?.status === "paying" && !payer.has_paid),
  "There is no upcoming payment.",
);
/** An institution pays, or anyone else who is neither a store nor a card. */
export const othersPay = rule(
  ({ payer }) => payer?.status === "paying" && payer.payment_source === "none",
  "Nobody else pays for the account anymore.",
);

/** The end of a trial, or of the paid period. */
export const saysItsEnd = rule((held) => saysDayOf(held.payer?.period_ends_at, held), anotherDay);
export const saysEndToCome = all(
  rule(({ payer, now }) => isAhead(payer?.period_ends_at, now), "The day it names has passed."),
  saysItsEnd,
);
export const saysNextCharge = rule((held) => {
  const at = held.payer && nextChargeAt(held.payer);
  return isAhead(at, held.now) && saysDayOf(at, held);
}, anotherDay);
export const saysNextSum = rule(
  ({ payer, words }) => payer && words.includes(` ${shownCents(nextPaymentOf(payer))} `),
  "The amount it names is not the next charge.",
);
