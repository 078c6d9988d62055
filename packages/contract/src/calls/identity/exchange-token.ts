import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { nonEmptyText } from "../../entities/common.ts";

/**
 * The token of an emailed link is used up by it; the code of a printed card is not. One that ends a single
 * sign-on is valid only in the browser that started it, recognized by a cookie; in another it is
 * `link-expired`.
 */
export const exchangeToken = endpoint({
  section: "service",
  method: "POST",
  path: "/api/login/token",
  summary: "Logs in with the token of a sign-in link, or with the code of a sign-in card.",
  access: "anyone",
  body: z.object({
    token: nonEmptyText(200),
    /**
     * Set by the page where a single sign-on ends, which asks for no confirmation: any other link is then
     * `link-unknown`, and not used up.
     */
    endsSignOn: z.optional(z.boolean()),
  }),
  responses: { 200: z.object({ accessToken: z.string() }) },
  errors: ["link-unknown", "link-used", "link-expired", "too-many-requests"],
});
