/** What each status of a subscription means: one row each, and whatever asks about one asks here. */
import type { SubscriptionStatus } from "./entities/enumerations.ts";
import type { SubscribeButton } from "./entities/subscription.ts";

export interface StatusMeaning {
  /** The patient may practise at home and see the whole report. */
  readonly isOpen: boolean;
  /** Somebody pays, or will once the trial is over; a payment may be overdue. */
  readonly isLive: boolean;
  /** The same, with nothing overdue: the paying kinds. */
  readonly isSubscribed: boolean;
  /** Who has never paid by anybody, or whose time with a payer is over, may begin with a card. */
  readonly mayBegin: boolean;
  /** What the account's subscription button does for who pays by a card, or may begin to. */
  readonly button: SubscribeButton;
}

const none = { isOpen: false, isLive: false, isSubscribed: false, mayBegin: false } as const;
const begins = { ...none, mayBegin: true } as const;
const subscribed = { ...none, isOpen: true, isLive: true, isSubscribed: true } as const;

export const statusMeanings: Readonly<Record<SubscriptionStatus, StatusMeaning>> = {
  trialing: { ...begins, isOpen: true, button: "subscribe" },
  trialEnded: { ...begins, button: "subscribe" },
  expired: { ...begins, button: "resubscribe" },
  trialing_with_cc: { ...subscribed, button: "cancel" },
  paying: { ...subscribed, button: "cancel" },
  past_due: { ...subscribed, isSubscribed: false, button: "update" },
  account_created: { ...none, button: "hide" },
  clinician_setup: { ...none, button: "hide" },
};

/** Whether what was open has come to its end. */
export function isOver(status: SubscriptionStatus): boolean {
  const { isOpen, mayBegin } = statusMeanings[status];
  return mayBegin && !isOpen;
}

/** Whether the account is not set up yet: nothing is open, and nothing can be paid for before it is. */
export function isUnfinished(status: SubscriptionStatus): boolean {
  const { isOpen, mayBegin } = statusMeanings[status];
  return !mayBegin && !isOpen;
}

/** The statuses of which that holds, in the order of the table. */
export const statusesThat = (holds: (meaning: StatusMeaning) => boolean): SubscriptionStatus[] =>
  (Object.keys(statusMeanings) as SubscriptionStatus[]).filter((status) =>
    holds(statusMeanings[status]),
  );
