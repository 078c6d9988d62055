/** The states of a subscription: who or what leads from one to another, and what each lets be done. */
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

/** States that the card provider moves between as it says itself. */
const ofTheProvider = ["trialing_with_cc", "paying", "past_due", "expired", "trialEnded"] as const;
const unpaid = statusesThat(({ mayBegin }) => mayBegin);

/** Every way there is. What is not here does not happen: `moveSubscription` refuses it. */
const ways: readonly Way[] = [
  { from: ["nothing"], to: "trialing", by: "sign-up" },
  { from: ["nothing"], to: "paying", by: "sign-up" },
  { from: ["nothing"], to: "account_created", by: "sign-up" },
  { from: ["nothing"], to: "clinician_setup", by: "sign-up" },
  { from: ["account_created", "clinician_setup"], to: "trialing", by: "activation" },
  { from: ["account_created", "clinician_setup"], to: "paying", by: "activation" },
  { from: [...unpaid, "trialing_with_cc", "past_due"], to: "paying", by: "sponsor" },
  // Of what no provider of cards looks after: a trial, also a store's; a sponsor's months, a store's period.
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

/** Whether this can lead there. Staying where one is always can. */
export function canMove(from: From, to: SubscriptionStatus, by: SubscriptionCause): boolean {
  return (
    from === to || ways.some((way) => way.to === to && way.by === by && way.from.includes(from))
  );
}

/** What an account is to be charged for or not, whatever its subscription says. */
export type Holdable = Pick<Payer, "user_status" | "deletion_due_at">;

/** Whether somebody is suspended, or waits to be deleted: nothing is charged for them, and nothing is begun. */
export const isOnHold = ({ user_status: status, deletion_due_at: due }: Holdable): boolean =>
  status !== "ACTIVE" || due !== null;

export interface Standing {
  readonly status: SubscriptionStatus;
  readonly paymentSource: PaymentSource;
  readonly cancelsAtPeriodEnd: boolean;
}

/** What a standing is read from. */
export type Held = Holdable &
  Pick<Payer, "status" | "payment_source" | "cancels_at_period_end" | "cancelled_for_deletion">;

/** As it is to be, also where the provider has not been told yet that an account is on hold, or is not any more. */
export const standingOf = (held: Held): Standing => ({
  status: held.status,
  paymentSource: held.payment_source,
  cancelsAtPeriodEnd:
    isOnHold(held) || (held.cancels_at_period_end && !held.cancelled_for_deletion),
});

const isWithCard = ({ paymentSource }: Standing) => paymentSource === "Stripe";
const meaningOf = ({ status }: Standing) => statusMeanings[status];

/** Who has never paid by anybody, or whose time with a payer is over, may begin with a card. */
const mayBegin = (standing: Standing): boolean =>
  meaningOf(standing).mayBegin &&
  (standing.paymentSource === "none" || standing.status !== "trialing");

/** What the account's subscription button does. */
export function buttonOf(standing: Standing): SubscribeButton {
  const { button } = meaningOf(standing);
  if (!isWithCard(standing) && !mayBegin(standing)) return "hide";
  return standing.cancelsAtPeriodEnd && button === "cancel" ? "resubscribe" : button;
}

/** Whether another card can be given. */
export const canUpdateCard = (standing: Standing): boolean =>
  isWithCard(standing) && meaningOf(standing).isLive;

/** Whether something is offered to who wants to cancel. */
export const canBeOffered = (standing: Standing): boolean =>
  isWithCard(standing) && meaningOf(standing).isSubscribed && !standing.cancelsAtPeriodEnd;

/**
 * Whether what a card pays for ends by the person's own wish, not as the account is on hold: until then they can take it
 * up again.
 */
export function canResume(held: Held): boolean {
  const standing = standingOf(held);
  const isPaid = isWithCard(standing) && meaningOf(standing).isSubscribed;
  return isPaid && standing.cancelsAtPeriodEnd && !isOnHold(held);
}

/** Whether a payment is open that the card did not pay. It is tried again for as long as the subscription lives. */
export const isOverdue = (standing: Standing): boolean =>
  isWithCard(standing) && standing.status === "past_due";

/** Whether there is something to cancel. */
export const canCancel = (standing: Standing): boolean =>
  canBeOffered(standing) || isOverdue(standing);

/** Whether a page to pay on may be opened: a second subscription beside a live one never. */
export const canCheckOut = (standing: Standing): boolean =>
  mayBegin(standing) || (isWithCard(standing) && standing.status === "trialing");
