import * as z from "zod/mini";
import * as longest from "../../field-lengths.ts";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";
import { fieldMessages } from "../../field-messages.ts";
import { answer, email } from "../../field-rules.ts";

/** One of the two; with a code also the address it was sent to, if that is not the account's. */
const proof = z
  .object({
    password: z.optional(answer("ownPassword", longest.password)),
    code: z.optional(answer("oneTimeCode", 6)),
    email: z.optional(email),
  })
  .check(
    z.refine(({ password, code }) => (password === undefined) !== (code === undefined), {
      path: ["password"],
      error: fieldMessages.ownPassword,
    }),
  );

/**
 * For some minutes this session may then change how the person logs in and recovers access. Which of the two
 * is needed is in the refusal of the other call: `password-needed` or `code-needed`. A code sent to an
 * address other than the account's proves that this address is read, and nothing about the person:
 * `address-code-needed`.
 */
export const proveIdentity = endpoint({
  section: "service",
  method: "POST",
  path: "/api/users/:userId/proof",
  summary: "Proves again who is signed in, by the password or by a code that was sent.",
  access: "own-user",
  params: z.object({ userId: id }),
  body: proof,
  responses: { 200: z.object({}) },
  errors: [
    "wrong-password",
    "wrong-code",
    "code-spent",
    "code-needed",
    "log-in-again",
    "too-many-requests",
  ],
});
