import * as z from "zod/mini";
import { institutionUserStatuses } from "../institution-user-values.ts";
import { id, instant } from "./common.ts";
import { userTypes } from "./enumerations.ts";

/** A member of an institution, or an invitation that has not yet led to an account. */
export const institutionUser = z.object({
  /** The user's, or the invitation's. */
  id,
  kind: z.enum(["user", "invitation"]),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** Null for an invitation. */
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  type: z.enum(userTypes),
  institutionAdmin: z.boolean(),
  status: z.enum(institutionUserStatuses),
  /** The status in words. */
  statusDisplay: z.string(),
  /** Shown instead of a picture: one or two letters. */
  preview: z.string(),
  /** Unix seconds; null if never signed in. */
  lastSignInDate: z.nullable(z.int()),
  /** When the account will be deleted, if that was requested. */
  deletionDueAt: z.nullable(instant),
  /** The admin who asks. */
  isYou: z.boolean(),
});
export type InstitutionUser = z.output<typeof institutionUser>;
