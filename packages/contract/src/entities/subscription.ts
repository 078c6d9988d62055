import * as z from "zod/mini";
import { atMost } from "../at-most.ts";
import { day, instant, text } from "./common.ts";
import * as longest from "../field-lengths.ts";
import { planIds } from "../subscription-values.ts";
import { paymentSources, subscriptionStatuses, userTypes } from "./enumerations.ts";

export const planIntervals = ["month", "year"] as const;
export type PlanInterval = (typeof planIntervals)[number];

export const discountUnits = ["percentage", "usd"] as const;
export const discountDurations = ["once", "repeating", "forever"] as const;

/** Whole cents of US dollars. */
const cents = z.int().check(z.minimum(0));

export const plan = z.object({
  id: z.enum(planIds),
  title: z.string(),
  productName: z.string(),
  productDescription: z.string(),
  /** A payment without any discount. */
  amount: cents,
  /** `$29.00` */
  amountDisplay: z.string(),
  currency: z.literal("usd"),
  /** The first payment; equal to `amount` if nothing is taken off. */
  discountedAmount: cents,
  discountedAmountDisplay: z.string(),
  /** Percent or cents, as `discountUnit` says; null without a discount. */
  discountAmount: z.nullable(z.number()),
  discountUnit: z.nullable(z.enum(discountUnits)),
  discountDuration: z.nullable(z.enum(discountDurations)),
  discountDurationMonths: z.nullable(z.int()),
  /** 1 or 12. */
  durationMonths: z.int(),
  savingsDescription: z.nullable(z.string()),
  /** Before the first payment; 0 if it is due immediately. */
  trialDays: z.int(),
});
export type Plan = z.output<typeof plan>;

export const plansAnswer = z.object({
  plans: z.array(plan),
  description: z.string(),
  /** Why a coupon does not count; null if it does, or there is none. */
  couponMessage: z.nullable(z.string()),
  couponMessageSuccess: z.nullable(z.string()),
  /** Cards go to the built-in test provider: nobody is charged. */
  isTest: z.boolean(),
});
export type PlansAnswer = z.output<typeof plansAnswer>;

/** What the button of the account's subscription panel does. */
export const subscribeButtons = ["hide", "subscribe", "cancel", "update", "resubscribe"] as const;
export type SubscribeButton = (typeof subscribeButtons)[number];

export const subscriptionInfo = z.object({
  subscribeButton: z.enum(subscribeButtons),
  subscriptionBlurb: z.string(),
  userType: z.enum(userTypes),
  planInterval: z.nullable(z.enum(planIntervals)),
  /** `$29.00 a month` */
  subscriptionCost: z.nullable(z.string()),
  /** Null if no payment is due. */
  nextPaymentDate: z.nullable(day),
  subscriptionStatus: z.enum(subscriptionStatuses),
  paymentMethod: z.enum(paymentSources),
  /** End of the trial, or of the paid period. */
  periodEndsOn: z.nullable(day),
  cancelsAtPeriodEnd: z.boolean(),
  isEligibleForCancellationDiscount: z.boolean(),
  /** Also true if a payment is overdue and the button is for another card. */
  canCancel: z.boolean(),
  canUpdateCard: z.boolean(),
});
export type SubscriptionInfo = z.output<typeof subscriptionInfo>;

export const confirmation = z.object({
  trialing: z.boolean(),
  numTrialDays: z.int(),
  /** Cents, of the first payment. */
  planSubtotal: cents,
  planTotal: cents,
  planTitle: z.string(),
  couponMessage: z.nullable(z.string()),
  chargeDate: day,
  chargePeriod: z.enum(planIntervals),
  /** The discount applies to more payments than the first, and ends. */
  isReducedForLong: z.optional(z.boolean()),
  /** The amount of every payment once a discount is over. */
  unitAmount: cents,
});
export type Confirmation = z.output<typeof confirmation>;

export const receipt = z.object({
  id: text(100),
  number: z.string(),
  planTitle: z.string(),
  paidAt: instant,
  /** In the payer's own days, like those of the period. */
  paidOn: day,
  status: z.enum(["paid", "refunded"]),
  subtotalCents: cents,
  discountCents: cents,
  totalCents: cents,
  periodFrom: day,
  periodTo: day,
});
export type Receipt = z.output<typeof receipt>;

/** `14.99`: dollars and cents, as people write them. */
export const dollars = z.pipe(
  z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?$/)),
  z.transform((written) => Math.round(Number(written) * 100)),
);
export const couponCode = z.string().check(z.trim(), z.minLength(1), atMost(longest.coupon));
export const referrerPage = text(100);

/** Days that a trial lasts, and by which it can be extended. */
export const trialLength = 14;

export const checkoutWish = z.object({
  plan: z.enum(planIds),
  coupon: z.optional(couponCode),
  /** Whose account, if no token says so. */
  emailOrUsername: z.optional(text(longest.loginName)),
  referrerPage: z.optional(referrerPage),
  acceptableAmount: z.optional(dollars),
  /** Paths of this site. */
  successURL: z.optional(text(500)),
  cancelURL: z.optional(text(500)),
});

export const checkoutAnswer = z.object({
  /** The card provider's id of the page. */
  sessionId: z.string(),
  url: z.string(),
});

export const checkoutErrors = [
  "no-token",
  "no-user-found-token-error",
  "no-user-found-email-error",
  "no-user-found-username-error",
  "forbidden",
  "already-subscribed",
  "not-set-up-yet",
  "plan-not-offered",
  "coupon-refused",
  "amount-not-agreed",
  "payments-unavailable",
  "too-many-requests",
] as const;

export const retentionOffer = z.object({
  planInterval: z.enum(planIntervals),
  /**
   * `offer` to show it; `none` if it was taken before; `later` if the next payment of a yearly plan is more
   * than two months away; `overdue` if a payment did not go through: these go straight to the reasons.
   */
  kind: z.enum(["offer", "none", "later", "overdue"]),
  unit: z.enum(discountUnits),
  /** Percent or cents. 100 % of a monthly payment is a free month. */
  amount: z.number(),
  /** The amount of the next payment with it, and without, in cents. */
  nextPaymentCents: cents,
  fullPaymentCents: cents,
  /**
   * The amount of every payment once the discount on the next ones is over. Missing in answers of the
   * previous release.
   */
  laterPaymentCents: z.optional(cents),
  /** The discount applies to more payments than the next. */
  isReducedForLong: z.optional(z.boolean()),
  nextPaymentDate: day,
});
export type RetentionOffer = z.output<typeof retentionOffer>;
