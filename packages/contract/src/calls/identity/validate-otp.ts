import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";
import { answer } from "../../field-rules.ts";

/** The pending login is identified by its `otpResetToken`, sent as the access token of this call. */
export const validateOtp = endpoint({
  section: "service",
  method: "GET",
  path: "/api/users/:userId/otp/validate",
  summary: "Step 3 of the login: the one-time code.",
  access: "anyone",
  params: z.object({ userId: id }),
  query: z.object({
    otp: answer("oneTimeCode", 6),
    webLogin: z.optional(z.enum(["true", "false"])),
  }),
  responses: { 200: z.object({ accessToken: z.string() }) },
  errors: ["wrong-code", "code-spent", "too-many-requests"],
});
