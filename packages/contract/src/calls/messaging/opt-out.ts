import { endpoint } from "../../endpoint.ts";
import { optOutQuery, optOutState, optOutForm } from "../../entities/opt-out.ts";

export const optOut = endpoint({
  section: "dashboard",
  method: "POST",
  path: "/api/portal/noemail",
  summary: "Stops emails to an address, except those its owner asks for.",
  access: "anyone",
  query: optOutQuery,
  body: optOutForm,
  responses: { 200: optOutState },
  errors: ["no-token", "no-user-found-token-error", "no-email-address"],
});
