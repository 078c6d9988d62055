import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { nonEmptyText } from "../../entities/common.ts";
import { subscriptionInfo } from "../../entities/subscription.ts";

/** What was overdue is paid with the new card. */
export const confirmCardUpdate = endpoint({
  section: "userSignup",
  method: "GET",
  path: "/api/subscription/card",
  summary: "The state of the subscription after another card was entered.",
  access: "patient",
  query: z.object({ sessionId: nonEmptyText(200) }),
  responses: { 200: subscriptionInfo },
  errors: ["not-found", "checkout-open", "payments-unavailable"],
});
