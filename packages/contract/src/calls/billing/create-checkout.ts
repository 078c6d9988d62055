import { endpoint } from "../../endpoint.ts";
import { checkoutAnswer, checkoutErrors, checkoutWish } from "../../entities/subscription.ts";

/**
 * For the person who is signed in, for whom a link names, or for the account that is named: whoever pays for somebody
 * learns nothing of them.
 */
export const createCheckout = endpoint({
  section: "userSignup",
  method: "POST",
  path: "/api/create-checkout",
  summary: "Opens a page of the card provider on which a plan is paid for.",
  access: "anyone",
  body: checkoutWish,
  responses: { 200: checkoutAnswer },
  errors: checkoutErrors,
});
