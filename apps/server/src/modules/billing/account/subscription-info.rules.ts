/** How a subscription is described, from what is stored about it. Pure. */
import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import type { SubscriptionInfo } from "@regain/contract/entities/subscription";
import { statusMeanings } from "@regain/contract/subscription-statuses";
import { localTime } from "@regain/therapy/days";
import type { Discount } from "../../../adapters/payments/card-provider.ts";
import { centsAfter } from "../../../adapters/payments/discount.rules.ts";
import { addMonths } from "../../../lib/months.ts";
import { shownDate } from "../../../lib/shown-date.ts";
import { isEligibleForOffer } from "./offer.rules.ts";
import type { Payer } from "../billing.store.ts";
import { monthsOf, priceCents, shownCents } from "../checkout/pricing.rules.ts";
import {
  buttonOf,
  canBeOffered,
  canCancel,
  canResume,
  canUpdateCard,
  isOnHold,
  standingOf,
} from "../subscription-states.rules.ts";

const texts = english.billingTexts;

export const dayOf = (instant: Date, { time_zone }: Pick<Payer, "time_zone">): string =>
  localTime(instant, time_zone).day;

type Priced = Pick<Payer, "plan_interval" | "price_cents">;

/** A payment before any discount; undefined for somebody who pays us nothing. */
const priceOf = (payer: Priced): number | undefined =>
  payer.plan_interval ? (payer.price_cents ?? priceCents[payer.plan_interval]) : undefined;

type Reduced = Pick<Payer, "discount" | "discounts">;

/** The discounts on the next payment. The previous release knows only one, and leaves the others as they were. */
function discountsOf({ discount, discounts }: Reduced): readonly Discount[] {
  if (discounts && discounts.at(-1)?.id === discount?.id) return discounts;
  return discount ? [discount] : [];
}

/** What the next payment comes to. */
export const nextPaymentOf = (payer: Priced & Reduced): number =>
  centsAfter(priceOf(payer) ?? 0, discountsOf(payer));

/** What it comes to without one of its discounts, or before that one is added. */
export const nextPaymentWithout = (payer: Priced & Reduced, { id }: Pick<Discount, "id">): number =>
  centsAfter(
    priceOf(payer) ?? 0,
    discountsOf(payer).filter((one) => one.id !== id),
  );

/**
 * When something is next charged: with the next payment or, if that is nothing, with the one after
 * it.
 * @returns undefined if that is nothing too: how many more are free is not stored
 */
export function nextChargeAt(
  payer: Priced & Reduced & Pick<Payer, "period_ends_at">,
): Date | undefined {
  const { plan_interval: interval, period_ends_at: ends } = payer;
  if (!ends || !interval || nextPaymentOf(payer) > 0) return ends ?? undefined;
  const lasting = discountsOf(payer).filter(({ duration }) => duration !== "once");
  const isFreeOnce = centsAfter(priceOf(payer) ?? 0, lasting) > 0;
  return isFreeOnce ? addMonths(ends, monthsOf[interval]) : undefined;
}

const others = new Set(["iOSIAP", "AmazonIAP", "GoogleIAP", "Flex"]);
type Other = "iOSIAP" | "AmazonIAP" | "GoogleIAP" | "Flex";
const isOther = (source: string): source is Other => others.has(source);

/** What every payment comes to once the temporary discounts are over. */
export const laterPaymentsOf = (payer: Priced & Reduced): number =>
  centsAfter(
    priceOf(payer) ?? 0,
    discountsOf(payer).filter(({ duration }) => duration === "forever"),
  );

/** Whether a discount applies to several payments but not all; how many are left is not stored. */
export const isReducedForLong = (payer: Reduced): boolean =>
  discountsOf(payer).some(({ duration }) => duration === "repeating");

/** What follows a trial with a card. */
function trialKey(payer: Payer): keyof typeof texts.blurbs {
  const next = nextPaymentOf(payer);
  if (next === laterPaymentsOf(payer)) return "trialing_with_cc";
  if (isReducedForLong(payer)) return "trialThenLessForLong";
  return next === 0 ? "trialThenFree" : "trialThenLess";
}

/** For what anyone but a store pays: if it has no end, a member's institution pays. */
function sponsorKey({ period_ends_at, institution_id }: Payer): keyof typeof texts.blurbs {
  if (period_ends_at) return "sponsoredUntil";
  return institution_id === null ? "sponsored" : "institutionPays";
}

function blurbKey(payer: Payer): keyof typeof texts.blurbs {
  const { status, paymentSource: source, cancelsAtPeriodEnd: isCancelled } = standingOf(payer);
  const { isLive } = statusMeanings[status];
  if (isLive && isOther(source)) return source;
  if (isLive && source === "none") return sponsorKey(payer);
  if (canResume(payer) && payer.institution_id !== null) return "memberCancelled";
  if (isLive && isCancelled) return "cancelled";
  return status === "trialing_with_cc" ? trialKey(payer) : status;
}

/** When the paid time ends: no later than the account. */
function endOf({ period_ends_at: ends, deletion_due_at: due }: Payer): Date | null {
  return ends && due && due < ends ? due : ends;
}

function blurbOf(payer: Payer): string {
  const interval = payer.plan_interval ?? "month";
  const ends = endOf(payer);
  return format(texts.blurbs[blurbKey(payer)], {
    date: ends ? shownDate(dayOf(ends, payer)) : "",
    amount: shownCents(nextPaymentOf(payer)),
    later: shownCents(laterPaymentsOf(payer)),
    each: texts.plans[interval].each,
    one: texts.plans[interval].one,
  });
}

export function infoOf(payer: Payer, now: Date): SubscriptionInfo {
  const standing = standingOf(payer);
  const isHeld = isOnHold(payer);
  const interval = payer.payment_source === "Stripe" && !isHeld ? payer.plan_interval : null;
  const ends = endOf(payer);
  return {
    subscribeButton: isHeld ? "hide" : buttonOf(standing),
    subscriptionBlurb: blurbOf(payer),
    userType: "patient",
    planInterval: payer.plan_interval,
    subscriptionCost:
      interval &&
      format(texts.cost, {
        price: shownCents(laterPaymentsOf(payer)),
        each: texts.plans[interval].each,
      }),
    nextPaymentDate: ends && canBeOffered(standing) ? dayOf(ends, payer) : null,
    subscriptionStatus: payer.status,
    paymentMethod: payer.payment_source,
    periodEndsOn: ends && dayOf(ends, payer),
    cancelsAtPeriodEnd: standing.cancelsAtPeriodEnd,
    isEligibleForCancellationDiscount: isEligibleForOffer(payer, now),
    canCancel: canCancel(standing),
    canUpdateCard: !isHeld && canUpdateCard(standing),
  };
}
