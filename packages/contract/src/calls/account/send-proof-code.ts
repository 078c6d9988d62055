import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";
import { email } from "../../field-rules.ts";

/**
 * To the address that the account has now; to the one that it is to have for who has just proved who they are. A code that
 * was sent before is good for nothing from then on.
 */
export const sendProofCode = endpoint({
  section: "service",
  method: "POST",
  path: "/api/users/:userId/proof/code",
  summary: "Sends a code by mail, for who is signed in to prove once more who they are.",
  access: "own-user",
  params: z.object({ userId: id }),
  body: z.object({ email: z.optional(email) }),
  responses: { 200: z.object({}) },
  errors: [
    "no-email-address",
    "email-in-use",
    "password-needed",
    "code-needed",
    "log-in-again",
    "too-many-requests",
  ],
});
