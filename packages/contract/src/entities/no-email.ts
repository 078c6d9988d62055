import * as z from "zod/mini";
import { ticked } from "../field-rules.ts";
import { userTypes } from "./enumerations.ts";

/** `type` is sent along and decides nothing: the token says who it is. */
export const noEmailQuery = z.object({ type: z.optional(z.enum(userTypes)) });

/** The box is not ticked by itself. */
export const optOutForm = z.object({ optOut: ticked });

export const noEmailState = z.object({
  /** Null where the address has no account. */
  username: z.nullable(z.string()),
  /** What is not to be written to; null where the account has no address. */
  email: z.nullable(z.string()),
  isOptedOut: z.boolean(),
});
