import { endpoint } from "../../endpoint.ts";
import { checkoutAnswer, checkoutErrors, checkoutWish } from "../../entities/subscription.ts";

/**
 * For the person who is signed in, the one a link names, or the named account: somebody who pays for another
 * learns nothing about them.
 */
export const createCheckout = endpoint({
  section: "userSignup",
  method: "POST",
  path: "/api/create-checkout",
  summary: "Opens a page of the card provider to pay for a plan.",
  access: "anyone",
  body: checkoutWish,
  responses: { 200: checkoutAnswer },
  errors: checkoutErrors,
});
