import { endpoint } from "../../endpoint.ts";
import { optOutQuery, optOutState } from "../../entities/opt-out.ts";

/** Only identifies, because mail programs follow links. The call reads the token itself, for its own refusals. */
export const readOptOut = endpoint({
  section: "dashboard",
  method: "GET",
  path: "/api/portal/noemail",
  summary: "Who does not want to be contacted, by an emailed link or by their session.",
  access: "anyone",
  query: optOutQuery,
  responses: { 200: optOutState },
  errors: ["no-token", "no-user-found-token-error"],
});
