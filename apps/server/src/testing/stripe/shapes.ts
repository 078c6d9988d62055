/** Objects as Stripe writes them, in API version 2026-10-28.endive: as ids, or expanded where requested. */
import type { Discount } from "../../adapters/payments/card-provider.ts";
import type { SandboxInvoice } from "../../adapters/payments/sandbox/books.ts";
import { noSuch, type World } from "./world.ts";

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

const statuses = {
  trialing: "trialing",
  active: "active",
  past_due: "past_due",
  incomplete: "incomplete",
  ended: "canceled",
} as const;

export const couponShape = ({ id, off, duration, months }: Discount) => ({
  id,
  object: "coupon",
  percent_off: off.unit === "percentage" ? off.percent : null,
  amount_off: off.unit === "usd" ? off.cents : null,
  currency: off.unit === "usd" ? "usd" : null,
  duration,
  duration_in_months: months,
});

export const discountId = (subscription: string, coupon: string) => `di_${subscription}_${coupon}`;

export function subscriptionShape(world: World, id: string, expand: readonly string[] = []) {
  const held = world.subscriptions.get(id);
  if (!held) throw noSuch("subscription", id);
  const { one, metadata, card } = held;
  const { order } = one;
  const discounts = one.discounts.map(({ discount, endsAt }) => ({
    id: discountId(id, discount.id),
    object: "discount",
    start: seconds(one.createdAt),
    end: endsAt && seconds(endsAt),
    subscription: id,
    source: {
      type: "coupon",
      coupon: expand.includes("discounts.source.coupon") ? couponShape(discount) : discount.id,
    },
  }));
  const isExpanded = expand.some((path) => path.startsWith("discounts"));
  return {
    id,
    object: "subscription",
    customer: one.customerId,
    status: statuses[one.state],
    created: seconds(one.createdAt),
    cancel_at: one.cancelsAtPeriodEnd ? seconds(one.periodEndsAt) : null,
    cancel_at_period_end: one.cancelsAtPeriodEnd,
    ended_at: one.endedAt && seconds(one.endedAt),
    default_payment_method: card,
    metadata,
    discounts: isExpanded ? discounts : discounts.map((discount) => discount.id),
    items: {
      object: "list",
      has_more: false,
      data: [
        {
          id: `si_${id}`,
          object: "subscription_item",
          current_period_start: seconds(one.periodStartsAt),
          current_period_end: seconds(one.periodEndsAt),
          price: {
            id: `price_${id}`,
            object: "price",
            currency: "usd",
            unit_amount: order.amountCents,
            recurring: { interval: order.interval, interval_count: 1 },
          },
        },
      ],
    },
  };
}

export function sessionShape(world: World, id: string, expand: readonly string[] = []) {
  const session = world.sessions.get(id);
  if (!session) throw noSuch("checkout.session", id);
  const { mode, customer, metadata, status, subscription, setupCard, url } = session;
  const intent = { id: `seti_${id}`, object: "setup_intent", payment_method: setupCard };
  const hasIntent = mode === "setup";
  return {
    id,
    object: "checkout.session",
    mode,
    customer,
    client_reference_id: session.client_reference_id,
    metadata,
    status,
    subscription,
    setup_intent: hasIntent ? (expand.includes("setup_intent") ? intent : intent.id) : null,
    url: status === "open" ? url : null,
    success_url: session.success_url,
    expires_at: seconds(session.expiresAt),
  };
}

export const paymentId = ({ id }: SandboxInvoice) => `pi_${id}`;

const isCharged = ({ status, totalCents }: SandboxInvoice) => status === "paid" && totalCents > 0;

export function invoiceShape(world: World, id: string, expand: readonly string[] = []) {
  const one = world.invoices.get(id);
  if (!one) throw noSuch("invoice", id);
  const payment = {
    id: `inpay_${id}`,
    object: "invoice_payment",
    status: "paid",
    invoice: id,
    payment: { type: "payment_intent", payment_intent: paymentId(one) },
  };
  return {
    id,
    object: "invoice",
    number: one.number,
    customer: one.customerId,
    status: world.drafts.has(id) ? "draft" : one.status,
    created: seconds(one.createdAt),
    subtotal: one.subtotalCents,
    total: one.totalCents,
    total_discount_amounts:
      one.discountCents > 0 ? [{ amount: one.discountCents, discount: "di" }] : [],
    // The period that is over, as Stripe gives it for a renewal.
    period_start: seconds(one.createdAt),
    period_end: seconds(one.createdAt),
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: one.subscriptionId },
    },
    lines: {
      object: "list",
      data: [
        {
          object: "line_item",
          period: { start: seconds(one.periodStartsAt), end: seconds(one.periodEndsAt) },
        },
      ],
    },
    status_transitions: { paid_at: one.paidAt && seconds(one.paidAt) },
    ...(expand.includes("payments")
      ? { payments: { object: "list", data: isCharged(one) ? [payment] : [] } }
      : {}),
  };
}

export function chargeShape(world: World, invoice: SandboxInvoice) {
  return {
    id: `ch_${invoice.id}`,
    object: "charge",
    customer: invoice.customerId,
    payment_intent: paymentId(invoice),
    refunded: world.refunded.has(paymentId(invoice)),
  };
}

const shapes = {
  subscription: subscriptionShape,
  invoice: invoiceShape,
  session: sessionShape,
} as const;

export const shapeOf = (world: World, kind: keyof typeof shapes, id: string): unknown =>
  shapes[kind](world, id);
