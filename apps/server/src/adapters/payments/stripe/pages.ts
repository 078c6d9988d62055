import type { Stripe } from "stripe";
import type { CardProvider, CheckoutOrder, Customer, ProviderCheckout } from "../card-provider.ts";
import { askUnless, isMissing, isOutOfState, makeOnce } from "./ask.ts";
import { settleCardUpdate } from "./card-updates.ts";
import type { Catalogue } from "./catalogue.ts";
import { subscriptionMarks } from "./token.ts";
import { checkoutView } from "./views.ts";

export interface PagesParts {
  readonly stripe: Stripe;
  readonly catalogue: Catalogue;
  /** @param orderName by which an unknown customer is found again */
  readonly customerOf: (customer: Customer, orderName: string) => Promise<string>;
}

type Pages = Pick<
  CardProvider,
  "openCheckout" | "readCheckout" | "closeCheckout" | "openCardUpdate"
>;

/** The pages of Stripe Checkout. */
export function stripePages({ stripe, catalogue, customerOf }: PagesParts): Pages {
  const { sessions } = stripe.checkout;

  async function open(params: Stripe.Checkout.SessionCreateParams, key: string) {
    const opened = await makeOnce(key, (options) => sessions.create(params, options));
    if (!opened.url) throw new Error(`The page ${opened.id} has no address.`);
    return { id: opened.id, url: opened.url };
  }

  async function readCheckout(id: string): Promise<ProviderCheckout | undefined> {
    const asked = { expand: ["setup_intent"] };
    const session = await askUnless(isMissing, () => sessions.retrieve(id, asked));
    if (!session) return undefined;
    await settleCardUpdate(stripe, session);
    return checkoutView(session);
  }

  async function lineOf({ productName, amountCents, interval }: CheckoutOrder) {
    const product = await catalogue.productId(productName);
    const price = { currency: "usd", product, unit_amount: amountCents, recurring: { interval } };
    return { quantity: 1, price_data: price };
  }

  return {
    readCheckout,

    async openCheckout(order) {
      const { checkoutId, discount, trialDays, successUrl, cancelUrl, expiresAt } = order;
      const params: Stripe.Checkout.SessionCreateParams = {
        mode: "subscription",
        allowed_payment_method_types: ["card"],
        customer: await customerOf(order.customer, checkoutId),
        client_reference_id: order.customer.accountId,
        line_items: [await lineOf(order)],
        ...(discount ? { discounts: [{ coupon: await catalogue.couponId(discount) }] } : {}),
        subscription_data: {
          metadata: subscriptionMarks(order),
          ...(trialDays > 0 ? { trial_period_days: trialDays } : {}),
        },
        metadata: { checkout_id: checkoutId },
        success_url: successUrl,
        cancel_url: cancelUrl,
        expires_at: Math.floor(expiresAt.getTime() / 1000),
      };
      return open(params, `checkout-${checkoutId}`);
    },

    async closeCheckout(id) {
      const closed = await askUnless(isOutOfState, () => sessions.expire(id));
      return closed ? checkoutView(closed) : readCheckout(id);
    },

    openCardUpdate: ({ requestId, customerId, subscriptionId, successUrl, cancelUrl }) =>
      open(
        {
          mode: "setup",
          allowed_payment_method_types: ["card"],
          customer: customerId,
          metadata: { subscription_id: subscriptionId },
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        `card-update-${requestId}`,
      ),
  };
}
