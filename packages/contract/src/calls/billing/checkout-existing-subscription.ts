import { endpoint } from "../../endpoint.ts";
import { checkoutAnswer, checkoutErrors, checkoutWish } from "../../entities/subscription.ts";

/** As `create-checkout`, for who had a subscription before: they keep who they are with the card provider. */
export const checkoutExistingSubscription = endpoint({
  section: "userSignup",
  method: "POST",
  path: "/api/checkout/existing-subscription",
  summary: "Opens a page of the card provider on which a subscription is taken up again.",
  access: "anyone",
  body: checkoutWish,
  responses: { 200: checkoutAnswer },
  errors: checkoutErrors,
});
