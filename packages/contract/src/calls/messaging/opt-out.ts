import { endpoint } from "../../endpoint.ts";
import { noEmailQuery, noEmailState, optOutForm } from "../../entities/no-email.ts";

export const optOut = endpoint({
  section: "dashboard",
  method: "POST",
  path: "/api/portal/noemail",
  summary: "Has an address not written to anymore, but for what its owner asks for.",
  access: "anyone",
  query: noEmailQuery,
  body: optOutForm,
  responses: { 200: noEmailState },
  errors: ["no-token", "no-user-found-token-error", "no-email-address"],
});
