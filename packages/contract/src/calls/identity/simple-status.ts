import * as z from "zod/mini";
import * as longest from "../../field-lengths.ts";
import { endpoint } from "../../endpoint.ts";
import { id, text } from "../../entities/common.ts";
import { subscriptionStatuses, userTypes } from "../../entities/enumerations.ts";

/**
 * By a token if there is one, else by the typed name. For a name alone the answer says that there is an
 * account and of which type, and nothing about its subscription: anybody can type one.
 */
export const simpleStatus = endpoint({
  section: "dashboard",
  method: "GET",
  path: "/api/portal/status/simple",
  summary:
    "Whether somebody has an account to subscribe with, and the state of their subscription.",
  access: "anyone",
  query: z.object({ emailOrUsername: z.optional(text(longest.loginName)) }),
  responses: {
    200: z.object({
      hasAccount: z.literal(true),
      /** Whom the token names. Null for somebody named without one. */
      userId: z.nullable(id),
      userType: z.enum(userTypes),
      /** Null for clinicians, and for somebody named without a token. */
      status: z.nullable(z.enum(subscriptionStatuses)),
    }),
  },
  errors: [
    "no-token",
    "no-user-found-token-error",
    "no-user-found-email-error",
    "no-user-found-username-error",
    "too-many-requests",
  ],
});
