import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { text } from "../../entities/common.ts";
import { redirectAnswer } from "../../entities/redirect-answer.ts";

/** Opened by the browser itself. `token` is the one from the username check, valid once. */
export const singleSignOn = endpoint({
  section: "service",
  method: "GET",
  path: "/api/login/sso",
  summary: "Redirects to the sign-in of the person's institution.",
  access: "anyone",
  query: z.object({ returnUrl: z.optional(text(2_000)) }),
  responses: { 303: redirectAnswer },
});
