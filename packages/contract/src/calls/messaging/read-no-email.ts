import { endpoint } from "../../endpoint.ts";
import { noEmailQuery, noEmailState } from "../../entities/no-email.ts";

/** Only identifies, because mail programs follow links. The call reads the token itself, for its own refusals. */
export const readNoEmail = endpoint({
  section: "dashboard",
  method: "GET",
  path: "/api/portal/noemail",
  summary: "Who does not want to be contacted, by an emailed link or by their session.",
  access: "anyone",
  query: noEmailQuery,
  responses: { 200: noEmailState },
  errors: ["no-token", "no-user-found-token-error"],
});
