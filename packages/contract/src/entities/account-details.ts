import * as z from "zod/mini";
import { email, optionalPersonName, optionalPhone, personName, username } from "../field-rules.ts";
import { id, instant, text } from "./common.ts";

/** What a person can see of their own account. */
export const accountDetails = z.object({
  userId: id,
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  username: z.string(),
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  locale: z.string(),
  timeZone: z.string(),
  /** A code by email is asked for at every sign-in. */
  oneTimeCodes: z.boolean(),
  /** Their institution requires codes from everybody. */
  oneTimeCodesAreRequired: z.boolean(),
  /** They log in at their institution: they have no password here. */
  signsInElsewhere: z.boolean(),
  /** When the account will be deleted, if that was requested. */
  deletionDueAt: z.nullable(instant),
});
export type AccountDetails = z.output<typeof accountDetails>;

/** What they can change of it; what is left out stays. */
export const accountChanges = z.object({
  firstName: z.optional(personName),
  /** May be left empty: a clinician may have made the account without one. */
  lastName: z.optional(optionalPersonName),
  username: z.optional(username),
  email: z.optional(email),
  phoneNumber: z.optional(optionalPhone),
  locale: z.optional(text(10)),
  timeZone: z.optional(text(60)),
  oneTimeCodes: z.optional(z.boolean()),
});
export type AccountChanges = z.output<typeof accountChanges>;

/** A device on which somebody is signed in. */
export const deviceSession = z.object({
  id,
  /** The browser's name for itself. */
  device: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  /** The one that asks. */
  isThisOne: z.boolean(),
});
export type DeviceSession = z.output<typeof deviceSession>;
