import * as z from "zod/mini";
import * as longest from "../../field-lengths.ts";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";
import { fieldComplaints } from "../../field-complaints.ts";
import { answer } from "../../field-rules.ts";

/** One of the two. */
const proof = z
  .object({
    password: z.optional(answer("ownPassword", longest.password)),
    code: z.optional(answer("oneTimeCode", 6)),
  })
  .check(
    z.refine(({ password, code }) => (password === undefined) !== (code === undefined), {
      path: ["password"],
      error: fieldComplaints.ownPassword,
    }),
  );

/**
 * For some minutes this session may then change how the person logs in and gets back in. Which of the two is wanted is
 * what the call says that was refused: `password-needed` or `code-needed`.
 */
export const proveIdentity = endpoint({
  section: "service",
  method: "POST",
  path: "/api/users/:userId/proof",
  summary: "Proves once more who is signed in, by the password or by a code that was sent.",
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
