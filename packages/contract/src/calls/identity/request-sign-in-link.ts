import * as z from "zod/mini";
import * as longest from "../../field-lengths.ts";
import { endpoint } from "../../endpoint.ts";
import { text } from "../../entities/common.ts";
import { answer } from "../../field-rules.ts";

/** Answers the same, after the same work, whether or not there is such an account. */
export const requestSignInLink = endpoint({
  section: "service",
  method: "POST",
  path: "/api/login/link",
  summary: "Sends a link to log in with, valid once and for 30 minutes.",
  access: "anyone",
  body: z.object({
    emailOrUsername: answer("loginName", longest.loginName),
    /** Where the person was going: the email's link leads there. */
    returnUrl: z.optional(text(2_000)),
  }),
  responses: { 200: z.object({}) },
  errors: ["too-many-requests"],
});
