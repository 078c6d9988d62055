import { endpoint } from "../../endpoint.ts";
import { noEmailQuery, noEmailState, optOutForm } from "../../entities/no-email.ts";

export const optOut = endpoint({
  section: "dashboard",
  method: "POST",
  path: "/api/portal/noemail",
  summary: "Stops emails to an address, except those its owner asks for.",
  access: "anyone",
  query: noEmailQuery,
  body: optOutForm,
  responses: { 200: noEmailState },
  errors: ["no-token", "no-user-found-token-error", "no-email-address"],
});
