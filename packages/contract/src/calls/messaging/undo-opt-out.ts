import { endpoint } from "../../endpoint.ts";
import { noEmailQuery, noEmailState } from "../../entities/no-email.ts";

export const undoOptOut = endpoint({
  section: "dashboard",
  method: "DELETE",
  path: "/api/portal/noemail",
  summary: "Allows emails to an address again.",
  access: "anyone",
  query: noEmailQuery,
  responses: { 200: noEmailState },
  errors: ["no-token", "no-user-found-token-error", "no-email-address"],
});
