/** The only place that knows prices. Pure; amounts are in whole cents. */
import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import { dayMs } from "@regain/contract/durations";
import type { Plan, PlanInterval } from "@regain/contract/entities/subscription";
import type { PlanId } from "@regain/contract/subscription-values";
import { planIds } from "@regain/contract/subscription-values";
import type { Discount } from "../../../adapters/payments/card-provider.ts";
import { centsOff } from "../../../adapters/payments/discount.rules.ts";
import type { CouponRow } from "../../../db/tables/billing.ts";

const texts = english.billingTexts;

/** Cents per month and per year. */
export const priceCents: Readonly<Record<PlanInterval, number>> = { month: 2_900, year: 29_900 };
export const monthsOf: Readonly<Record<PlanInterval, number>> = { month: 1, year: 12 };

const planRules: Readonly<Record<PlanId, { interval: PlanInterval; hasTrial: boolean }>> = {
  "monthly-trial": { interval: "month", hasTrial: true },
  "yearly-trial": { interval: "year", hasTrial: true },
  monthly: { interval: "month", hasTrial: false },
  yearly: { interval: "year", hasTrial: false },
};

const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
/** `$29.00` */
export const shownCents = (cents: number): string => money.format(cents / 100);

/** Days left of a trial, a partial day counted as a whole; 0 if there is none. */
export function trialDaysLeft(
  { status, period_ends_at }: { readonly status: string; readonly period_ends_at: Date | null },
  now: Date,
): number {
  if (status !== "trialing" || !period_ends_at) return 0;
  return Math.max(0, Math.ceil((period_ends_at.getTime() - now.getTime()) / dayMs));
}

/** Below this, a scholarship leads to a talk with us, not to a subscription. */
export const leastAgreedCents = 1_500;

/** The monthly price that a scholarship's answer leads to: never more than the regular price. */
const agreedPrice = (answeredCents: number): number => Math.min(answeredCents, priceCents.month);

/** A coupon in the provider's form. The same code with other terms is another discount, so the id includes them. */
export function discountOf(coupon: CouponRow): Discount {
  const { code, percent_off: percent, cents_off: cents, duration, duration_months } = coupon;
  const off =
    percent === null
      ? ({ unit: "usd", cents: cents ?? 0 } as const)
      : ({ unit: "percentage", percent } as const);
  const terms = off.unit === "usd" ? `${off.cents}c` : `${off.percent}pc`;
  const time = duration === "repeating" ? `${duration_months}m` : duration;
  return {
    id: `${code}-${terms}-${time}`.replaceAll(".", "_"),
    off,
    duration,
    months: duration === "repeating" ? duration_months : null,
  };
}

/** Why a coupon does not apply. */
export type CouponProblem = "unknown" | "expired" | "otherPlan" | "withAgreedPrice" | "used";

/** What somebody asks for a price with. */
export interface PriceAsked {
  /** As typed; undefined if none was. */
  readonly couponCode: string | undefined;
  /** The coupon stored under that code. */
  readonly coupon: CouponRow | undefined;
  /** Whether this account has bought with it before. */
  readonly isUsed: boolean;
  /** The agreed monthly price, in cents. */
  readonly agreedCents: number | undefined;
  /** Days left of a running trial; 0 if there is none. */
  readonly trialDays: number;
}

function couponProblem(
  { couponCode, coupon, isUsed, agreedCents }: PriceAsked,
  interval: PlanInterval,
  now: Date,
): CouponProblem | undefined {
  if (couponCode === undefined) return undefined;
  if (!coupon) return "unknown";
  if (coupon.expires_at && coupon.expires_at <= now) return "expired";
  // A discount on a first payment applies only to the very first.
  if (isUsed && coupon.duration === "once") return "used";
  if (coupon.plan_interval && coupon.plan_interval !== interval) return "otherPlan";
  return agreedCents !== undefined && interval === "month" ? "withAgreedPrice" : undefined;
}

export interface PricedPlan {
  readonly id: PlanId;
  readonly interval: PlanInterval;
  readonly title: string;
  readonly amountCents: number;
  readonly trialDays: number;
  readonly discount: Discount | null;
  readonly problem: CouponProblem | undefined;
  /** Compared with paying monthly for the same time, at their own monthly price; 0 if nothing is saved. */
  readonly savedCents: number;
}

export function planTitle(id: PlanId): string {
  const { interval, hasTrial } = planRules[id];
  const { title } = texts.plans[interval];
  return hasTrial ? format(texts.titleWithTrial, { title }) : title;
}

/** A payment without any discount. */
const amountOf = (interval: PlanInterval, { agreedCents }: PriceAsked): number =>
  interval === "month" && agreedCents !== undefined
    ? agreedPrice(agreedCents)
    : priceCents[interval];

/** A plan with its price; undefined if it is not offered to them. */
export function priced(id: PlanId, asked: PriceAsked, now: Date): PricedPlan | undefined {
  const { interval, hasTrial } = planRules[id];
  if (hasTrial && asked.trialDays === 0) return undefined;
  const problem = couponProblem(asked, interval, now);
  const amountCents = amountOf(interval, asked);
  return {
    id,
    interval,
    title: planTitle(id),
    amountCents,
    trialDays: hasTrial ? asked.trialDays : 0,
    discount: asked.coupon && !problem ? discountOf(asked.coupon) : null,
    problem,
    savedCents: Math.max(0, monthsOf[interval] * amountOf("month", asked) - amountCents),
  };
}

/** What the first payment comes to. */
export const firstPaymentOf = (amountCents: number, discount: Discount | null): number =>
  amountCents - (discount ? centsOff(amountCents, discount) : 0);

/** Whether a discount applies to more than the first payment, but ends. */
export const lastsBeyondFirst = (discount: Discount | null, interval: PlanInterval): boolean =>
  discount?.duration === "repeating" && (discount.months ?? 0) > monthsOf[interval];

/** What every payment comes to once a discount is over; one that never ends stays applied. */
export const laterPaymentOf = (amountCents: number, discount: Discount | null): number =>
  discount?.duration === "forever" ? firstPaymentOf(amountCents, discount) : amountCents;

/** A plan as sent over the wire. */
export function planOf(one: PricedPlan): Plan {
  const { id, interval, title, amountCents, discount, trialDays, savedCents } = one;
  const first = firstPaymentOf(amountCents, discount);
  return {
    id,
    title,
    productName: texts.product,
    productDescription: texts.productDescription,
    amount: amountCents,
    amountDisplay: shownCents(amountCents),
    currency: "usd",
    discountedAmount: first,
    discountedAmountDisplay: shownCents(first),
    discountAmount:
      discount && (discount.off.unit === "usd" ? discount.off.cents : discount.off.percent),
    discountUnit: discount && discount.off.unit,
    discountDuration: discount && discount.duration,
    discountDurationMonths: discount?.months ?? null,
    durationMonths: monthsOf[interval],
    savingsDescription:
      savedCents > 0
        ? format(texts.yearlySaving, { amount: shownCents(savedCents).replace(".00", "") })
        : null,
    trialDays,
  };
}

/** `15%`, `$5.00` */
function shownDiscount({ off }: Discount): string {
  return off.unit === "usd" ? shownCents(off.cents) : `${off.percent}%`;
}

/** @param only the one plan interval the code is valid for; null if it is valid for all */
export function couponSuccess(
  code: string,
  discount: Discount,
  only: PlanInterval | null = null,
): string {
  const { success } = texts.coupon;
  const isOneMonth = discount.duration === "repeating" && discount.months === 1;
  const taken = format(isOneMonth ? success.repeatingOne : success[discount.duration], {
    code: code.toUpperCase(),
    off: shownDiscount(discount),
    months: discount.months ?? 0,
  });
  return only ? `${taken} ${texts.coupon.otherPlan[only]}` : taken;
}

/** In words for the person; if the coupon is for another plan, they name that plan. */
export function couponRefusal(problem: CouponProblem, coupon: CouponRow | undefined): string {
  if (problem === "otherPlan") return texts.coupon.otherPlan[coupon?.plan_interval ?? "month"];
  return texts.coupon[problem];
}

/** All plans on offer, the cheapest to start with first. */
export function offered(asked: PriceAsked, now: Date): PricedPlan[] {
  return planIds.flatMap((id) => priced(id, asked, now) ?? []);
}
