import { endpoint } from "../../endpoint.ts";
import { subscriptionInfo } from "../../entities/subscription.ts";

export const readSubscription = endpoint({
  section: "userSignup",
  method: "GET",
  path: "/api/subscription/info",
  summary: "How the subscription of who is signed in stands, and what can be done about it.",
  access: "patient",
  responses: { 200: subscriptionInfo },
});
