/** The states of a subscription: who or what moves it from one to another, and what each one allows. */
import type { PaymentSource, SubscriptionStatus } from "@regain/contract/entities/enumerations";
import type { SubscribeButton } from "@regain/contract/entities/subscription";
import { statusesThat, statusMeanings } from "@regain/contract/subscription-statuses";
import type { SubscriptionCause } from "../../db/tables/billing.ts";
import type { Payer } from "./billing.store.ts";

type From = SubscriptionStatus | "nothing";

interface Way {
  readonly from: readonly From[];
  readonly to: SubscriptionStatus;
  readonly by: SubscriptionCause;
}

/** States that the card provider itself moves a subscription between. */
const ofTheProvider = ["trialing_with_cc", "paying", "past_due", "expired", "trialEnded"] as const;
const unpaid = statusesThat(({ mayBegin }) => mayBegin);

/** Every allowed transition; `transitionSubscription` refuses any other. */
const ways: readonly Way[] = [
  { from: ["nothing"], to: "trialing", by: "sign-up" },
  { from: ["nothing"], to: "paying", by: "sign-up" },
  { from: ["nothing"], to: "account_created", by: "sign-up" },
  { from: ["nothing"], to: "clinician_setup", by: "sign-up" },
  { from: ["account_created", "clinician_setup"], to: "trialing", by: "activation" },
  { from: ["account_created", "clinician_setup"], to: "paying", by: "activation" },
  { from: [...unpaid, "trialing_with_cc", "past_due"], to: "paying", by: "sponsor" },
  // For what no card provider manages: trials, including a store's; a sponsor's months; a store's period.
  { from: ["trialing", "trialing_with_cc"], to: "trialEnded", by: "clock" },
  { from: ["paying", "past_due"], to: "expired", by: "clock" },
  { from: ["trialEnded"], to: "trialing", by: "retrial" },
  ...ofTheProvider.map((to) => ({
    from: [...unpaid, ...ofTheProvider],
    to,
    by: "provider" as const,
  })),
  { from: ["trialing", "trialEnded"], to: "trialing", by: "operator" },
];

/** Whether this cause may make this transition. Staying in a state is always allowed. */
export function canTransition(from: From, to: SubscriptionStatus, by: SubscriptionCause): boolean {
  return (
    from === to || ways.some((way) => way.to === to && way.by === by && way.from.includes(from))
  );
}

/** What decides whether an account may be charged at all, whatever its subscription says. */
export type Holdable = Pick<Payer, "user_status" | "deletion_due_at">;

/** Whether an account is suspended or waiting to be deleted: it is not charged, and nothing new starts. */
export const isOnHold = ({ user_status: status, deletion_due_at: due }: Holdable): boolean =>
  status !== "ACTIVE" || due !== null;

export interface Standing {
  readonly status: SubscriptionStatus;
  readonly paymentSource: PaymentSource;
  readonly cancelsAtPeriodEnd: boolean;
}

/** What a standing is derived from. */
export type Held = Holdable &
  Pick<Payer, "status" | "payment_source" | "cancels_at_period_end" | "cancelled_for_deletion">;

/** The intended standing, even if the provider has not yet been told that an account is on hold or no longer is. */
export const standingOf = (held: Held): Standing => ({
  status: held.status,
  paymentSource: held.payment_source,
  cancelsAtPeriodEnd:
    isOnHold(held) || (held.cancels_at_period_end && !held.cancelled_for_deletion),
});

const isWithCard = ({ paymentSource }: Standing) => paymentSource === "Stripe";
const meaningOf = ({ status }: Standing) => statusMeanings[status];

/** Somebody nobody has ever paid for, or whose time with a payer is over, may start paying by card. */
const mayBegin = (standing: Standing): boolean =>
  meaningOf(standing).mayBegin &&
  (standing.paymentSource === "none" || standing.status !== "trialing");

/** What the account's subscription button does. */
export function buttonOf(standing: Standing): SubscribeButton {
  const { button } = meaningOf(standing);
  if (!isWithCard(standing) && !mayBegin(standing)) return "hide";
  return standing.cancelsAtPeriodEnd && button === "cancel" ? "resubscribe" : button;
}

/** Whether a different card can be entered. */
export const canUpdateCard = (standing: Standing): boolean =>
  isWithCard(standing) && meaningOf(standing).isLive;

/** Whether somebody who wants to cancel gets an offer. */
export const canBeOffered = (standing: Standing): boolean =>
  isWithCard(standing) && meaningOf(standing).isSubscribed && !standing.cancelsAtPeriodEnd;

/**
 * Whether what a card pays for is ending by the person's own wish, not because the account is on
 * hold: until it ends, they can resume it.
 */
export function canResume(held: Held): boolean {
  const standing = standingOf(held);
  const isPaid = isWithCard(standing) && meaningOf(standing).isSubscribed;
  return isPaid && standing.cancelsAtPeriodEnd && !isOnHold(held);
}

/** Whether a card payment failed and is still open. It is retried as long as the subscription is live. */
export const isOverdue = (standing: Standing): boolean =>
  isWithCard(standing) && standing.status === "past_due";

/** Whether there is something to cancel. */
export const canCancel = (standing: Standing): boolean =>
  canBeOffered(standing) || isOverdue(standing);

/** Whether a checkout page may be opened: never for a second subscription next to a live one. */
export const canCheckOut = (standing: Standing): boolean =>
  mayBegin(standing) || (isWithCard(standing) && standing.status === "trialing");
