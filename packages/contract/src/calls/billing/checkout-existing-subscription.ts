import { endpoint } from "../../endpoint.ts";
import { checkoutAnswer, checkoutErrors, checkoutWish } from "../../entities/subscription.ts";

/**
 * Like `create-checkout`, for somebody who had a subscription before: they stay the same customer at the card
 * provider.
 */
export const checkoutExistingSubscription = endpoint({
  section: "userSignup",
  method: "POST",
  path: "/api/checkout/existing-subscription",
  summary: "Opens a page of the card provider to resume a subscription.",
  access: "anyone",
  body: checkoutWish,
  responses: { 200: checkoutAnswer },
  errors: checkoutErrors,
});
