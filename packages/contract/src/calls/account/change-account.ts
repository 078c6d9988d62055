import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { accountChanges, accountDetails } from "../../entities/account-details.ts";
import { id } from "../../entities/common.ts";

/**
 * A new mail address is told to the old one. It, the username and the codes are changed by who has just proved who they
 * are. Codes at each login go only where one has been read: `address-code-needed` wants the proof of that address.
 */
export const changeAccount = endpoint({
  section: "service",
  method: "PATCH",
  path: "/api/users/:userId",
  summary: "Changes what is given of the account's details.",
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
