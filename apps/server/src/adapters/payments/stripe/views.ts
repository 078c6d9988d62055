import type { Stripe } from "stripe";
import type {
  Discount,
  ProviderCheckout,
  ProviderInvoice,
  ProviderState,
  ProviderSubscription,
} from "../card-provider.ts";

/** Requested with every subscription: a discount is read from its coupon. */
export const withCoupons = ["discounts.source.coupon"];

const at = (seconds: number): Date => new Date(seconds * 1000);

export const idOf = (thing: string | { readonly id: string } | null): string | null =>
  typeof thing === "string" ? thing : (thing?.id ?? null);

/**
 * Someone whose subscription is waiting for money stays a patient: `unpaid` and `paused` result from settings in
 * Stripe's dashboard.
 */
const states: Readonly<Record<string, ProviderState>> = {
  trialing: "trialing",
  active: "active",
  past_due: "past_due",
  unpaid: "past_due",
  paused: "past_due",
  incomplete: "incomplete",
  incomplete_expired: "ended",
  canceled: "ended",
};

function discountOf(coupon: Stripe.Coupon): Discount {
  const { id, percent_off: percent, amount_off: cents } = coupon;
  return {
    id,
    off: percent === null ? { unit: "usd", cents: cents ?? 0 } : { unit: "percentage", percent },
    duration: coupon.duration as Discount["duration"],
    months: coupon.duration_in_months,
  };
}

/** Stripe applies them in the order in which it lists them. */
function nextDiscounts(discounts: Stripe.Subscription["discounts"], periodEnd: number): Discount[] {
  return discounts
    .filter((one) => typeof one !== "string")
    .filter(({ end }) => end === null || end > periodEnd)
    .flatMap(({ source: { coupon } }) =>
      coupon && typeof coupon !== "string" ? discountOf(coupon) : [],
    );
}

/** Requires a subscription that was read with its coupons. */
export function subscriptionView(one: Stripe.Subscription): ProviderSubscription {
  const item = one.items.data[0];
  const customerId = idOf(one.customer);
  if (!item || !customerId) throw new Error(`The subscription ${one.id} has no price or customer.`);
  const { price, current_period_end: periodEnd } = item;
  return {
    id: one.id,
    customerId,
    accountId: one.metadata.account_id ?? null,
    state: states[one.status] ?? "incomplete",
    interval: price.recurring?.interval === "year" ? "year" : "month",
    amountCents: price.unit_amount ?? 0,
    discounts: nextDiscounts(one.discounts, periodEnd),
    periodEndsAt: at(periodEnd),
    cancelsAtPeriodEnd: one.cancel_at_period_end || one.cancel_at !== null,
    createdAt: at(one.created),
    endedAt: one.ended_at === null ? null : at(one.ended_at),
  };
}

export function checkoutView(one: Stripe.Checkout.Session): ProviderCheckout {
  return {
    id: one.id,
    state: (one.status ?? "open") as ProviderCheckout["state"],
    accountId: one.client_reference_id,
    checkoutId: one.metadata?.checkout_id ?? null,
    customerId: idOf(one.customer),
    subscriptionId: idOf(one.subscription) ?? one.metadata?.subscription_id ?? null,
  };
}

/** The payment that paid an invoice; undefined if none did. */
export function paymentOf({ payments }: Stripe.Invoice): string | undefined {
  const paid = payments?.data.find(({ status }) => status === "paid");
  return idOf(paid?.payment.payment_intent ?? null) ?? undefined;
}

const statuses: Readonly<Record<string, ProviderInvoice["status"]>> = {
  open: "open",
  paid: "paid",
  void: "void",
  uncollectible: "void",
};

/**
 * Requires an invoice that was read with its payments. Undefined for drafts, and for the zero-amount invoices with
 * which Stripe begins a trial.
 */
export function invoiceView(
  one: Stripe.Invoice,
  isRefunded: (payment: string) => boolean,
): ProviderInvoice | undefined {
  const status = statuses[one.status ?? "draft"];
  if (!status || one.subtotal === 0) return undefined;
  const payment = paymentOf(one);
  const discounts = one.total_discount_amounts ?? [];
  // The invoice itself names the period that is over.
  const period = one.lines.data[0]?.period;
  return {
    id: one.id,
    number: one.number ?? one.id,
    subscriptionId: idOf(one.parent?.subscription_details?.subscription ?? null),
    status: status === "paid" && payment && isRefunded(payment) ? "refunded" : status,
    subtotalCents: one.subtotal,
    discountCents: discounts.reduce((sum, { amount }) => sum + amount, 0),
    totalCents: one.total,
    paidAt: one.status_transitions.paid_at === null ? null : at(one.status_transitions.paid_at),
    periodFrom: at(period?.start ?? one.period_start),
    periodTo: at(period?.end ?? one.period_end),
  };
}
