/** How the card provider's answers are interpreted. Pure. */
import type { SubscriptionStatus } from "@regain/contract/entities/enumerations";
import { statusMeanings } from "@regain/contract/subscription-statuses";
import type {
  ProviderState,
  ProviderSubscription,
} from "../../../adapters/payments/card-provider.ts";
import type { SubscriptionChange } from "../transition-subscription.service.ts";
import { type Holdable, isOnHold } from "../subscription-states.rules.ts";

const live = new Set<ProviderState>(["trialing", "active", "past_due"]);
export const isLive = ({ state }: ProviderSubscription): boolean => live.has(state);

/** Which of all the subscriptions a customer has ever had counts. */
export interface Counted {
  /** The live one, the oldest if there are several; otherwise the newest of those that have ended. */
  readonly one: ProviderSubscription | undefined;
  /** Other live ones, which nobody meant to buy. */
  readonly unmeant: readonly ProviderSubscription[];
}

const byAge = (a: ProviderSubscription, b: ProviderSubscription) =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

/** @param isMeant whether anyone can have meant to buy a live one */
export function countedOf(
  all: readonly ProviderSubscription[],
  isMeant: (one: ProviderSubscription) => boolean = () => true,
): Counted {
  const begun = all.filter(({ state }) => state !== "incomplete").toSorted(byAge);
  const alive = begun.filter(isLive);
  const first = alive.find(isMeant);
  return {
    one: first ?? begun.findLast((one) => !isLive(one)),
    unmeant: alive.filter((one) => one !== first),
  };
}

/** What we store about a subscription, as far as a reading affects it. */
export interface Held {
  readonly status: SubscriptionStatus;
  readonly payment_source: string;
  readonly provider_subscription_id: string | null;
  /** Whether they ever have. The provider's state does not tell: an `active` one may not have been charged yet. */
  readonly has_paid: boolean;
}

/** Whether somebody other than a payment provider pays, such as an institution: nobody else may pay then. */
export const isSponsored = ({
  status,
  payment_source,
}: Pick<Held, "status" | "payment_source">): boolean =>
  status === "paying" && payment_source === "none";

/** Nothing is bought while somebody else pays, and nothing new for an account on hold. */
export const canBeMeant = (
  held: Pick<Held, "status" | "payment_source" | "provider_subscription_id"> & Holdable,
  { id }: Pick<ProviderSubscription, "id">,
): boolean => !isSponsored(held) && (!isOnHold(held) || id === held.provider_subscription_id);

/**
 * Whether a reading that began later has already been stored: it knows better. A reading time in
 * the future came from a clock running fast and is ignored; otherwise nothing would be stored until
 * the right clock caught up.
 */
export const isOutrun = (
  { beganAt, now }: { readonly beganAt: Date; readonly now: Date },
  readAt: Date | null,
): boolean => readAt !== null && readAt > beganAt && readAt <= now;

function statusOf(state: ProviderState, hasPaid: boolean): SubscriptionStatus | undefined {
  if (state === "trialing") return hasPaid ? "paying" : "trialing_with_cc";
  if (state === "active") return "paying";
  if (state === "past_due") return "past_due";
  if (state === "incomplete") return undefined;
  return hasPaid ? "expired" : "trialEnded";
}

export interface Consequence {
  readonly to: SubscriptionStatus;
  readonly change: SubscriptionChange & { readonly period_ends_at: Date };
}

/** End of the trial or the paid time. For one that has ended, when it did: an unpaid period may have begun. */
function endOf({ periodEndsAt, endedAt }: ProviderSubscription): Date {
  return endedAt && endedAt < periodEndsAt ? endedAt : periodEndsAt;
}

/** The previous release reads and writes only one. */
function writtenDiscounts({ discounts }: ProviderSubscription) {
  const last = discounts.at(-1);
  return {
    discount: last ? JSON.stringify(last) : null,
    discounts: JSON.stringify(discounts),
  };
}

/**
 * What a reading changes.
 * @returns undefined if nothing: for a first payment that has not gone through, the end of
 *   something that no longer pays for this account, and whatever is paid by somebody who need not
 *   pay
 */
export function consequenceOf(held: Held, one: ProviderSubscription): Consequence | undefined {
  if (isSponsored(held)) return undefined;
  // An end at the provider ends something here only if a card is what pays.
  const isTheirs = held.payment_source === "Stripe" && statusMeanings[held.status].isLive;
  if (one.state === "ended" && !isTheirs) return undefined;
  const to = statusOf(one.state, held.has_paid);
  if (!to) return undefined;
  return {
    to,
    change: {
      payment_source: "Stripe",
      plan_interval: one.interval,
      period_ends_at: endOf(one),
      cancels_at_period_end: isLive(one) && one.cancelsAtPeriodEnd,
      customer_id: one.customerId,
      provider_subscription_id: one.id,
      price_cents: one.amountCents,
      ...writtenDiscounts(one),
      has_paid: held.has_paid,
    },
  };
}
