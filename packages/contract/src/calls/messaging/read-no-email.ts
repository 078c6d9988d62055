import { endpoint } from "../../endpoint.ts";
import { noEmailQuery, noEmailState } from "../../entities/no-email.ts";

/** Only identifies: programs that read mail follow links. The token is read by the call itself, for its own refusals. */
export const readNoEmail = endpoint({
  section: "dashboard",
  method: "GET",
  path: "/api/portal/noemail",
  summary: "Who does not want to be contacted: by the link of a mail, or by their session.",
  access: "anyone",
  query: noEmailQuery,
  responses: { 200: noEmailState },
  errors: ["no-token", "no-user-found-token-error"],
});
