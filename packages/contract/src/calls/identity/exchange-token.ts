import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { nonEmptyText } from "../../entities/common.ts";

/**
 * The token of a mail's link is used up by it; the code of a printed card is not. One that ends a single sign-on is good in
 * the browser that began it, which a cookie tells; in another it is `link-expired`.
 */
export const exchangeToken = endpoint({
  section: "service",
  method: "POST",
  path: "/api/login/token",
  summary: "Logs in with the token of a sign-in link, or with the code of a sign-in card.",
  access: "anyone",
  body: z.object({
    token: nonEmptyText(200),
    /** From the page that a single sign-on ends at, which asks nobody: any other link is `link-unknown` then, and not used up. */
    endsSignOn: z.optional(z.boolean()),
  }),
  responses: { 200: z.object({ accessToken: z.string() }) },
  errors: ["link-unknown", "link-used", "link-expired", "too-many-requests"],
});
