import * as z from "zod/mini";
import { institutionUserStatuses } from "../institution-user-values.ts";
import { id, instant } from "./common.ts";
import { userTypes } from "./enumerations.ts";

/** Somebody of an institution, or an invitation that has not led to an account of it. */
export const institutionUser = z.object({
  /** The user's, or the invitation's. */
  id,
  kind: z.enum(["user", "invitation"]),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** Null of an invitation. */
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  type: z.enum(userTypes),
  institutionAdmin: z.boolean(),
  status: z.enum(institutionUserStatuses),
  /** The status in words. */
  statusDisplay: z.string(),
  /** What stands for the person in place of a picture: one or two letters. */
  preview: z.string(),
  /** Unix seconds; null of who has never signed in. */
  lastSignInDate: z.nullable(z.int()),
  /** When the account will be deleted, where that was asked for. */
  deletionDueAt: z.nullable(instant),
  /** The admin who asks. */
  isYou: z.boolean(),
});
export type InstitutionUser = z.output<typeof institutionUser>;
