import { endpoint } from "../../endpoint.ts";
import { retentionOffer } from "../../entities/subscription.ts";

export const acceptOffer = endpoint({
  section: "userSignup",
  method: "POST",
  path: "/api/subscription/offer",
  summary: "Accepts the offer and keeps the subscription.",
  access: "patient",
  responses: { 200: retentionOffer },
  errors: ["nothing-to-cancel", "no-offer", "payments-unavailable"],
});
