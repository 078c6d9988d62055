import type { Stripe } from "stripe";
import {
  CardRefused,
  type CheckoutOrder,
  type PaymentToken,
  ProviderUnavailable,
  unknownCard,
  type ProviderSubscription,
} from "../card-provider.ts";
import { ask, askUnless, isOutOfState } from "./ask.ts";
import { type Catalogue, hashOf } from "./catalogue.ts";
import { subscriptionView, withCoupons } from "./views.ts";

/** What is bought, without the page on which it usually is. */
export type Bought = Omit<CheckoutOrder, "successUrl" | "cancelUrl" | "expiresAt">;

/** The metadata we put on a subscription. */
export const subscriptionMarks = ({ customer, checkoutId, discount }: Bought) => ({
  account_id: customer.accountId,
  checkout_id: checkoutId,
  ...(discount ? { discounts_taken: discount.id } : {}),
});

export interface TokenParts {
  readonly stripe: Stripe;
  readonly catalogue: Catalogue;
  readonly customer: string;
}

/** Creates a subscription with a card token, or finds the one created by this request. */
export async function subscribeBy(
  { stripe, catalogue, customer }: TokenParts,
  bought: Bought,
  { token, requestId }: PaymentToken,
): Promise<ProviderSubscription> {
  const find = async () => {
    const expand = withCoupons.map((path) => `data.${path}`);
    const asked = { customer, status: "all", limit: 100, expand } as const;
    const { data } = await ask(() => stripe.subscriptions.list(asked));
    return data.find(({ metadata }) => metadata.request_id === requestId);
  };
  /** One of this customer's cards; only the provider's own script knows a valid token. */
  const cardOf = async () => {
    const made = token.startsWith("pm_")
      ? { id: token }
      : await askUnless(isOutOfState, () =>
          stripe.paymentMethods.create({ type: "card", card: { token } }),
        );
    const attached =
      made &&
      (await askUnless(isOutOfState, () => stripe.paymentMethods.attach(made.id, { customer })));
    if (!attached) throw new CardRefused(unknownCard);
    return attached.id;
  };
  const make = async () => {
    const card = await cardOf();
    const product = await catalogue.productId(bought.productName);
    const coupon = bought.discount && (await catalogue.couponId(bought.discount));
    const params: Stripe.SubscriptionCreateParams = {
      customer,
      default_payment_method: card,
      items: [
        {
          price_data: {
            currency: "usd",
            product,
            unit_amount: bought.amountCents,
            recurring: { interval: bought.interval },
          },
        },
      ],
      ...(bought.trialDays > 0 ? { trial_period_days: bought.trialDays } : {}),
      ...(coupon ? { discounts: [{ coupon }] } : {}),
      metadata: { ...subscriptionMarks(bought), request_id: requestId },
      // A refused card leaves nothing behind.
      payment_behavior: "error_if_incomplete",
      expand: withCoupons,
    };
    const idempotencyKey = `subscribe-${hashOf(`${requestId} ${token}`)}`;
    return ask(() => stripe.subscriptions.create(params, { idempotencyKey }));
  };

  const earlier = await find();
  if (earlier) return subscriptionView(earlier);
  try {
    return subscriptionView(await make());
  } catch (error) {
    // It may have been created all the same.
    const made = error instanceof ProviderUnavailable ? await find() : undefined;
    if (!made) throw error;
    return subscriptionView(made);
  }
}
