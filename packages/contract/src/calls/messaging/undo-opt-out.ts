import { endpoint } from "../../endpoint.ts";
import { optOutQuery, optOutState } from "../../entities/opt-out.ts";

export const undoOptOut = endpoint({
  section: "dashboard",
  method: "DELETE",
  path: "/api/portal/noemail",
  summary: "Allows emails to an address again.",
  access: "anyone",
  query: optOutQuery,
  responses: { 200: optOutState },
  errors: ["no-token", "no-user-found-token-error", "no-email-address"],
});
