import * as z from "zod/mini";
import * as longest from "../../field-lengths.ts";
import { endpoint } from "../../endpoint.ts";
import { nonEmptyText } from "../../entities/common.ts";

export const resetPassword = endpoint({
  section: "service",
  method: "POST",
  path: "/api/password/reset",
  summary: "Sets a new password by the link in an email, and ends all sessions.",
  access: "link",
  links: ["reset-password"],
  body: z.object({ newPassword: nonEmptyText(longest.password) }),
  /** Signs in immediately; null if a one-time code is asked for at every sign-in. */
  responses: { 200: z.object({ accessToken: z.nullable(z.string()) }) },
  errors: ["weak-password", "link-used", "too-many-requests"],
});
