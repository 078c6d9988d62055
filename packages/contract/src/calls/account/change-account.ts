import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { accountChanges, accountDetails } from "../../entities/account-details.ts";
import { id } from "../../entities/common.ts";

/**
 * The old email address is told about a new one. Changing the address, the username or the codes requires a
 * recent proof of identity. Codes at each login are only sent to an address where one has been read:
 * `address-code-needed` asks for the proof of that address.
 */
export const changeAccount = endpoint({
  section: "service",
  method: "PATCH",
  path: "/api/users/:userId",
  summary: "Changes the given details of the account.",
  access: "own-user",
  params: z.object({ userId: id }),
  body: accountChanges,
  responses: { 200: accountDetails },
  errors: [
    "email-in-use",
    "username-in-use",
    "no-email-address",
    "password-needed",
    "code-needed",
    "log-in-again",
    "address-code-needed",
    "too-many-requests",
  ],
});
