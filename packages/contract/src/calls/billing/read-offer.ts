import { endpoint } from "../../endpoint.ts";
import { retentionOffer } from "../../entities/subscription.ts";

export const readOffer = endpoint({
  section: "userSignup",
  method: "GET",
  path: "/api/subscription/offer",
  summary: "What is offered to who wants to cancel.",
  access: "patient",
  responses: { 200: retentionOffer },
  errors: ["nothing-to-cancel"],
});
