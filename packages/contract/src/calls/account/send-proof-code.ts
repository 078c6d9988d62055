import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";
import { email } from "../../field-rules.ts";

/**
 * Sent to the account's current address; after a recent proof of identity, also to its intended new address.
 * Earlier codes become invalid.
 */
export const sendProofCode = endpoint({
  section: "service",
  method: "POST",
  path: "/api/users/:userId/proof/code",
  summary: "Sends a code by email, with which the person signed in proves again who they are.",
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
