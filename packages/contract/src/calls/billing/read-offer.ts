import { endpoint } from "../../endpoint.ts";
import { retentionOffer } from "../../entities/subscription.ts";

export const readOffer = endpoint({
  section: "userSignup",
  method: "GET",
  path: "/api/subscription/offer",
  summary: "The offer to somebody who wants to cancel.",
  access: "patient",
  responses: { 200: retentionOffer },
  errors: ["nothing-to-cancel"],
});
