import * as z from "zod/mini";
import * as longest from "../../field-lengths.ts";
import { endpoint } from "../../endpoint.ts";
import { text } from "../../entities/common.ts";
import { answer } from "../../field-rules.ts";

/** Answers the same, after the same work, whether or not there is such an account. */
export const forgotPassword = endpoint({
  section: "service",
  method: "GET",
  path: "/api/user/forgotpassword",
  summary: "Sends a link to set a new password, by email address or username.",
  access: "anyone",
  query: z.object({
    email: z.optional(answer("loginName", longest.loginName)),
    username: z.optional(answer("loginName", longest.loginName)),
    /** Where the person was going: the email's link leads there. */
    returnUrl: z.optional(text(2_000)),
  }),
  responses: { 200: z.object({}) },
  errors: ["too-many-requests"],
});
