import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { nonEmptyText } from "../../entities/common.ts";
import { confirmation } from "../../entities/subscription.ts";

/** Only the payer knows the id. The answer says what was bought and nothing about who bought it. */
export const subscriptionConfirmation = endpoint({
  section: "userSignup",
  method: "GET",
  path: "/api/subscription/confirmation",
  summary: "What was bought on a page of the card provider.",
  access: "anyone",
  query: z.object({ sessionId: nonEmptyText(200) }),
  responses: { 200: confirmation },
  errors: [
    "not-found",
    "checkout-open",
    "already-subscribed",
    "forbidden",
    "payments-unavailable",
    "too-many-requests",
  ],
});
