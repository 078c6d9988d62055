import * as z from "zod/mini";
import * as longest from "../../field-lengths.ts";
import { endpoint } from "../../endpoint.ts";
import { id, instant } from "../../entities/common.ts";
import { answer } from "../../field-rules.ts";

/**
 * Other devices are signed out; until the due day it can be withdrawn. The password is not needed right after
 * a proof of identity: not everybody has one.
 */
export const requestDeletion = endpoint({
  section: "service",
  method: "POST",
  path: "/api/users/:userId/deletion",
  summary: "Requests deletion of the account after a grace period.",
  access: "own-user",
  params: z.object({ userId: id }),
  body: z.object({ password: z.optional(answer("ownPassword", longest.password)) }),
  responses: { 200: z.object({ deletionDueAt: instant }) },
  errors: [
    "wrong-password",
    "signs-in-elsewhere",
    "password-needed",
    "code-needed",
    "log-in-again",
    "last-admin",
    "too-many-requests",
  ],
});
