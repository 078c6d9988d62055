/** What forms in Stripe's protocol ask for. */
import { dayMs } from "@regain/contract/durations";
import type { Discount, Interval } from "../../adapters/payments/card-provider.ts";
import type { Order } from "../../adapters/payments/sandbox/books.ts";
import {
  cancelAtEnd,
  putOff,
  type Step,
  taken,
} from "../../adapters/payments/sandbox/subscription.rules.ts";
import { type Form, type FormValue, list, text, texts, within } from "./form.ts";
import { discountId } from "./shapes.ts";
import { type Held, invalid, noSuch, type Session, type World } from "./world.ts";

export const expands = (form: Form): string[] =>
  list(form.expand).map((path) => (text(path) ?? "").replace(/^data\./, ""));

export const need = (value: FormValue, name: string): string => {
  const found = text(value);
  if (!found) throw invalid(`Missing required param: ${name}.`);
  return found;
};

/** A page of a list, newest first, in the way long lists are paged through. */
export function listOf<T extends { id: string }>(all: readonly T[], form: Form) {
  const limit = Number(text(form.limit) ?? 10);
  const after = text(form.starting_after);
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  const data = all.slice(from, from + limit);
  return { object: "list", url: "/v1/list", data, has_more: from + limit < all.length };
}

export function customerIn(world: World, form: Form): string {
  const id = need(form.customer, "customer");
  if (!world.customers.has(id)) throw noSuch("customer", id);
  return id;
}

export function subscriptionOf(world: World, id: string): Held {
  const held = world.subscriptions.get(id);
  if (!held) throw noSuch("subscription", id);
  return held;
}

function couponOf(world: World, value: FormValue): Discount | null {
  const id = text(within(value, "coupon"));
  if (!id) return null;
  const coupon = world.coupons.get(id);
  if (!coupon) throw noSuch("coupon", id);
  return coupon;
}

export function orderOf(world: World, price: FormValue, form: Form, trial: FormValue): Order {
  const product = need(within(price, "product"), "product");
  if (!world.products.has(product)) throw noSuch("product", product);
  return {
    accountId: "",
    checkoutId: null,
    productName: product,
    interval: need(within(price, "recurring", "interval"), "interval") as Interval,
    amountCents: Number(need(within(price, "unit_amount"), "unit_amount")),
    trialDays: Number(text(trial) ?? 0),
    discount: couponOf(world, list(form.discounts)[0]),
  };
}

export function createSession(world: World, form: Form): Session {
  const mode = need(form.mode, "mode") as Session["mode"];
  const now = world.clock().getTime();
  const expiresAt = new Date(Number(text(form.expires_at) ?? now / 1000 + 86_400) * 1000);
  const [least, most] = [now + 30 * 60_000 - 60_000, now + dayMs + 60_000];
  if (expiresAt.getTime() < least || expiresAt.getTime() > most)
    throw invalid("The `expires_at` timestamp must be between 30 minutes and 24 hours from now.");
  const data = form.subscription_data;
  const price = within(form, "line_items", 0, "price_data");
  const id = world.newId("cs_test");
  return {
    id,
    mode,
    customer: customerIn(world, form),
    client_reference_id: text(form.client_reference_id) ?? null,
    metadata: texts(form.metadata),
    status: "open",
    subscription: null,
    setupCard: null,
    url: `https://checkout.stripe.test/c/pay/${id}`,
    success_url: need(form.success_url, "success_url"),
    expiresAt,
    order:
      mode === "subscription"
        ? orderOf(world, price, form, within(data, "trial_period_days"))
        : null,
    subscriptionMetadata: texts(within(data, "metadata")),
  };
}

export function updateSubscription(world: World, held: Held, form: Form): void {
  if (held.one.state === "ended")
    throw invalid("A canceled subscription can only update its cancellation_details and metadata.");
  const now = world.clock();
  const steps: Step[] = [];
  const current = () => steps.at(-1)?.subscription ?? held.one;
  if (form.cancel_at_period_end)
    steps.push(cancelAtEnd(current(), form.cancel_at_period_end === "true"));
  if (form.trial_end) steps.push(putOff(current(), new Date(Number(text(form.trial_end)) * 1000)));
  if (form.discounts) {
    const { discounts, id } = current();
    const wanted = list(form.discounts).map((one) => {
      const kept = text(within(one, "discount"));
      const found = discounts.find(({ discount }) => discountId(id, discount.id) === kept);
      const coupon = couponOf(world, one);
      if (!found && !coupon) throw noSuch("discount", kept ?? "");
      return found ?? taken(coupon!, now);
    });
    const subscription = { ...current(), discounts: wanted };
    steps.push({ subscription, events: ["customer.subscription.updated"] });
  }
  const card = text(form.default_payment_method);
  if (card) {
    const subscription = { ...current(), cardNumber: world.cards.get(card) ?? "" };
    held.card = card;
    steps.push({ subscription, events: ["customer.subscription.updated"] });
  }
  held.metadata = { ...held.metadata, ...texts(form.metadata) };
  for (const step of steps) world.keep(step, held);
}

export function couponFrom(form: Form): Discount {
  const [percent, cents] = [text(form.percent_off), text(form.amount_off)];
  const months = text(form.duration_in_months);
  return {
    id: need(form.id, "id"),
    off: percent
      ? { unit: "percentage", percent: Number(percent) }
      : { unit: "usd", cents: Number(cents) },
    duration: (text(form.duration) ?? "once") as Discount["duration"],
    months: months ? Number(months) : null,
  };
}

export const alreadyThere = (what: string) =>
  invalid(`${what} already exists.`, "resource_already_exists");
