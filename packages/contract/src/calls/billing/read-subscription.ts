import { endpoint } from "../../endpoint.ts";
import { subscriptionInfo } from "../../entities/subscription.ts";

export const readSubscription = endpoint({
  section: "userSignup",
  method: "GET",
  path: "/api/subscription/info",
  summary: "The state of the caller's subscription, and what can be done about it.",
  access: "patient",
  responses: { 200: subscriptionInfo },
});
