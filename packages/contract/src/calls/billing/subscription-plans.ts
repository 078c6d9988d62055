import * as z from "zod/mini";
import * as longest from "../../field-lengths.ts";
import { endpoint } from "../../endpoint.ts";
import { text } from "../../entities/common.ts";
import { couponCode, dollars, plansAnswer, referrerPage } from "../../entities/subscription.ts";

/** For somebody who is only named, it says what everybody is offered. */
export const subscriptionPlans = endpoint({
  section: "userSignup",
  method: "GET",
  path: "/api/subscription/plans",
  summary: "The available plans, at the price that a code or an agreed amount gives.",
  access: "anyone",
  query: z.object({
    emailOrUsername: z.optional(text(longest.loginName)),
    couponCode: z.optional(couponCode),
    referrerPage: z.optional(referrerPage),
    acceptableAmount: z.optional(dollars),
  }),
  responses: { 200: plansAnswer },
  errors: ["amount-not-agreed", "too-many-requests", "no-user-found-token-error", "forbidden"],
});
