import type { Stripe } from "stripe";
import type { CardProvider, Customer } from "../card-provider.ts";
import { eventOf } from "../event.rules.ts";
import { ask, askUnless, isMissing, makeOnce } from "./ask.ts";
import { voidOpen } from "./card-updates.ts";
import { hashOf, openCatalogue } from "./catalogue.ts";
import { changedIds } from "./changes.ts";
import { type ClientParts, openClient } from "./client.ts";
import { stripeMoney } from "./money.ts";
import { stripePages } from "./pages.ts";
import { subscribeBy } from "./token.ts";
import { idOf, subscriptionView, withCoupons } from "./views.ts";

export interface StripeParts extends ClientParts {
  /** Of the endpoint in Stripe's dashboard that sends to our webhook address. */
  readonly webhookSecret: string;
  readonly clock: () => Date;
}

const toleranceSeconds = 300;
const most = 100;
/** How many discount ids a subscription remembers: Stripe keeps 500 characters of metadata. */
const rememberedDiscounts = 8;

const isEnded = (one: Stripe.Subscription) => subscriptionView(one).state === "ended";

/** Card payments by Stripe: Stripe's own pages, and subscriptions of Stripe Billing. */
export function openStripe(parts: StripeParts): CardProvider {
  const stripe = openClient(parts);
  const catalogue = openCatalogue(stripe);

  async function customerOf({ customerId, accountId, email }: Customer, orderName: string) {
    if (customerId) return customerId;
    const params = { ...(email ? { email } : {}), metadata: { account_id: accountId } };
    const key = `customer-${accountId}-${hashOf(email ?? `of ${orderName}`)}`;
    const { id } = await makeOnce(key, (options) => stripe.customers.create(params, options));
    return id;
  }

  const retrieve = (id: string) =>
    askUnless(isMissing, () => stripe.subscriptions.retrieve(id, { expand: withCoupons }));

  /** Changes a subscription, unless it has ended or there is nothing to change. */
  async function change(
    id: string,
    paramsFor: (before: Stripe.Subscription) => Promise<Stripe.SubscriptionUpdateParams | null>,
  ) {
    const before = await ask(() => stripe.subscriptions.retrieve(id, { expand: withCoupons }));
    const params = isEnded(before) ? null : await paramsFor(before);
    if (!params) return subscriptionView(before);
    const asked = { ...params, expand: withCoupons };
    return subscriptionView(await ask(() => stripe.subscriptions.update(id, asked)));
  }

  return {
    name: "stripe",
    ...stripePages({ stripe, catalogue, customerOf }),
    ...stripeMoney(stripe),

    async subscribeWithToken(bought, token) {
      const customer = await customerOf(bought.customer, token.requestId);
      return subscribeBy({ stripe, catalogue, customer }, bought, token);
    },

    async readSubscription(id) {
      const found = await retrieve(id);
      return found && subscriptionView(found);
    },

    async subscriptionsOf(customer) {
      const expand = withCoupons.map((path) => `data.${path}`);
      const asked = { customer, status: "all", limit: most, expand } as const;
      const listed = await askUnless(isMissing, () => stripe.subscriptions.list(asked));
      return (listed?.data ?? [])
        .map(subscriptionView)
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    },

    async *changedSince(since) {
      for (const id of await changedIds(stripe, since, parts.clock())) {
        const found = await retrieve(id);
        if (found) yield subscriptionView(found);
      }
    },

    setCancelsAtPeriodEnd: (id, cancels) =>
      change(id, () => Promise.resolve({ cancel_at_period_end: cancels })),

    async endNow(id) {
      const found = await retrieve(id);
      if (!found) return;
      if (!isEnded(found)) await askUnless(isMissing, () => stripe.subscriptions.cancel(id));
      await voidOpen(stripe, id);
    },

    applyDiscount: (id, discount) =>
      change(id, async ({ metadata, discounts }) => {
        const taken = (metadata.discounts_taken ?? "").split(",").filter(Boolean);
        if (taken.includes(discount.id)) return null;
        const kept = discounts.map((one) => ({ discount: idOf(one) ?? "" }));
        const remembered = [...taken, discount.id].slice(-rememberedDiscounts).join(",");
        return {
          discounts: [...kept, { coupon: await catalogue.couponId(discount) }],
          metadata: { discounts_taken: remembered },
        };
      }),

    setPeriodEnd: (id, endsAt) =>
      change(id, (before) => {
        const isOverdue = subscriptionView(before).state === "past_due";
        const trial_end = Math.floor(endsAt.getTime() / 1000);
        return Promise.resolve(isOverdue ? null : { trial_end, proration_behavior: "none" });
      }),

    readEvent(body, signature, now) {
      const { webhooks } = stripe;
      try {
        const limits = [toleranceSeconds, undefined, now.getTime()] as const;
        return eventOf(webhooks.constructEvent(body, signature, parts.webhookSecret, ...limits));
      } catch {
        // Not everything the package throws at a forged header is one of its own errors.
        return undefined;
      }
    },
  };
}
