/** What is made of what the card provider says. Pure. */
import type { SubscriptionStatus } from "@regain/contract/entities/enumerations";
import { statusMeanings } from "@regain/contract/subscription-statuses";
import type {
  ProviderState,
  ProviderSubscription,
} from "../../../adapters/payments/card-provider.ts";
import type { SubscriptionChange } from "../move-subscription.service.ts";
import { type Holdable, isOnHold } from "../subscription-states.rules.ts";

const live = new Set<ProviderState>(["trialing", "active", "past_due"]);
export const isLive = ({ state }: ProviderSubscription): boolean => live.has(state);

/** What of all that a customer has ever had counts. */
export interface Counted {
  /** The live one, the oldest where there are several; else the one that ended last. */
  readonly one: ProviderSubscription | undefined;
  /** Live ones beside it, which nobody meant to buy. */
  readonly unmeant: readonly ProviderSubscription[];
}

const byAge = (a: ProviderSubscription, b: ProviderSubscription) =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

/** @param isMeant of a live one, whether anybody can have meant to buy it */
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

/** What we hold of a subscription, as far as a reading bears on it. */
export interface Held {
  readonly status: SubscriptionStatus;
  readonly payment_source: string;
  readonly provider_subscription_id: string | null;
  /** Whether they ever have. The provider's state does not say so: one that is `active` may still have to be charged. */
  readonly has_paid: boolean;
}

/** Whether somebody pays who is no provider of payments, as an institution: nobody is let pay beside them. */
export const isSponsored = ({
  status,
  payment_source,
}: Pick<Held, "status" | "payment_source">): boolean =>
  status === "paying" && payment_source === "none";

/** Nothing is bought beside somebody else who pays, nor is anything new bought for an account that is on hold. */
export const canBeMeant = (
  held: Pick<Held, "status" | "payment_source" | "provider_subscription_id"> & Holdable,
  { id }: Pick<ProviderSubscription, "id">,
): boolean => !isSponsored(held) && (!isOnHold(held) || id === held.provider_subscription_id);

/**
 * Whether a reading that began later has been kept already: it knows better. What is said to be read later than now is
 * of a clock that ran ahead, and says nothing: else nothing would be kept until the right clock comes there.
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

/** End of the trial or of what is paid. Of what has ended: when it did, for a period may have begun that nobody paid. */
function endOf({ periodEndsAt, endedAt }: ProviderSubscription): Date {
  return endedAt && endedAt < periodEndsAt ? endedAt : periodEndsAt;
}

/** The release before reads and writes one alone. */
function writtenDiscounts({ discounts }: ProviderSubscription) {
  const last = discounts.at(-1);
  return {
    discount: last ? JSON.stringify(last) : null,
    discounts: JSON.stringify(discounts),
  };
}

/**
 * Where a reading leads.
 * @returns undefined where it changes nothing: a first payment that has not gone through, the end of something that
 *   does not pay for this account any more, and whatever somebody pays who need not
 */
export function consequenceOf(held: Held, one: ProviderSubscription): Consequence | undefined {
  if (isSponsored(held)) return undefined;
  // Only where a card looks after them does an end at the provider end anything here.
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
