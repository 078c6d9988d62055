/** What each status of a subscription means, one row each: the only place that knows. */
import type { SubscriptionStatus } from "./entities/enumerations.ts";
import type { SubscribeButton } from "./entities/subscription.ts";

export interface StatusMeaning {
  /** The patient may practice at home and see the whole report. */
  readonly isOpen: boolean;
  /** Somebody pays, or will when the trial is over; a payment may be overdue. */
  readonly isLive: boolean;
  /** The same, with nothing overdue: the paying statuses. */
  readonly isSubscribed: boolean;
  /** Somebody for whom nobody has ever paid, or whose time with a payer is over, may start paying by card. */
  readonly mayBegin: boolean;
  /** What the account's subscription button does for somebody who pays by card, or may start to. */
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

/** Whether access was open but has ended. */
export function isOver(status: SubscriptionStatus): boolean {
  const { isOpen, mayBegin } = statusMeanings[status];
  return mayBegin && !isOpen;
}

/** Whether the account is not set up yet: nothing is open, and nothing can be paid for before it is. */
export function isUnfinished(status: SubscriptionStatus): boolean {
  const { isOpen, mayBegin } = statusMeanings[status];
  return !mayBegin && !isOpen;
}

/** The statuses for which `holds` is true, in the order of the table. */
export const statusesThat = (holds: (meaning: StatusMeaning) => boolean): SubscriptionStatus[] =>
  (Object.keys(statusMeanings) as SubscriptionStatus[]).filter((status) =>
    holds(statusMeanings[status]),
  );
