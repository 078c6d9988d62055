import * as z from "zod/mini";
import { ticked } from "../field-rules.ts";
import { userTypes } from "./enumerations.ts";

/** `type` is sent along but ignored: the token says who it is. */
export const optOutQuery = z.object({ type: z.optional(z.enum(userTypes)) });

/** The box is never pre-checked. */
export const optOutForm = z.object({ optOut: ticked });

export const optOutState = z.object({
  /** Null if the address has no account. */
  username: z.nullable(z.string()),
  /** The address not to be written to; null if the account has none. */
  email: z.nullable(z.string()),
  isOptedOut: z.boolean(),
});
