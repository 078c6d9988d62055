import * as z from "zod/mini";
import * as longest from "../../field-lengths.ts";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";
import { answer } from "../../field-rules.ts";

export const loginData = z.object({
  mfaRequired: z.boolean(),
  /** Identifies the pending login while a one-time code is awaited; null otherwise. */
  otpResetToken: z.nullable(z.string()),
  userId: id,
  /** The session token; null while `mfaRequired`. */
  accessToken: z.nullable(z.string()),
});

export const login = endpoint({
  section: "service",
  method: "POST",
  path: "/api/login/v3",
  summary: "Step 2 of the login: the password.",
  access: "anyone",
  body: z.object({
    username: answer("loginName", longest.loginName),
    password: answer("ownPassword", longest.password),
  }),
  responses: { 200: z.object({ ctdata: loginData }) },
  errors: ["wrong-credentials", "too-many-requests"],
});
