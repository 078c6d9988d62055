import * as z from "zod/mini";
import * as longest from "../../field-lengths.ts";
import { endpoint } from "../../endpoint.ts";
import { nonEmptyText, text } from "../../entities/common.ts";
import { couponCode } from "../../entities/subscription.ts";
import { planIds } from "../../subscription-values.ts";

/** For apps that turn a card into a provider token themselves, without a page of the provider. */
export const subscribeWithToken = endpoint({
  section: "userSignup",
  method: "PUT",
  path: "/api/subscribe",
  summary: "Subscribes with a card that the provider's own script has turned into a token.",
  access: "anyone",
  query: z.object({
    /** Identifies the request: sending it again does not pay twice. */
    wkekl: z.optional(text(100)),
    /** Whose account, if no token says so. */
    email: z.optional(text(longest.email)),
  }),
  body: z.object({
    paymentToken: nonEmptyText(300),
    plan: z.optional(z.enum(planIds)),
    coupon: z.optional(couponCode),
  }),
  responses: { 200: z.object({ subscribed: z.literal(true) }) },
  errors: [
    "no-token",
    "no-user-found-token-error",
    "no-user-found-email-error",
    "no-user-found-username-error",
    "forbidden",
    "already-subscribed",
    "not-set-up-yet",
    "plan-not-offered",
    "coupon-refused",
    "card-refused",
    "payments-unavailable",
    "too-many-requests",
  ],
});
