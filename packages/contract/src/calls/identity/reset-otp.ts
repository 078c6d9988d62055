import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id, nonEmptyText } from "../../entities/common.ts";

/** `resetToken` is the pending login's `otpResetToken`, which is also sent as the access token. */
export const resetOtp = endpoint({
  section: "service",
  method: "POST",
  path: "/api/users/:userId/otp/reset",
  summary: "Sends another one-time code for a pending login.",
  access: "anyone",
  params: z.object({ userId: id }),
  query: z.object({ resetToken: nonEmptyText(200) }),
  responses: { 200: z.object({}) },
  errors: ["wrong-credentials", "too-many-requests"],
});
