import * as z from "zod/mini";
import { errorBody } from "../errors.ts";
import { fieldMessages } from "../field-messages.ts";
import { id, version } from "./common.ts";
import { institutionFields, isRegionOf } from "./institution-form.ts";
import { passwordRequirements } from "./password-requirements.ts";

/** The least and the most that an institution can require of each part of a password. */
export const passwordLimits = {
  minLength: { min: 8, max: 64 },
  capitals: { min: 1, max: 8 },
  digits: { min: 1, max: 8 },
  symbols: { min: 0, max: 8 },
} as const;

const within = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.int().check(z.minimum(min), z.maximum(max));

/** What an institution may require of passwords: never less than the usual rule. */
export const passwordRules = z.object({
  minLength: within(passwordLimits.minLength),
  capitals: within(passwordLimits.capitals),
  digits: within(passwordLimits.digits),
  symbols: within(passwordLimits.symbols),
});

/** An institution as its admin sees it. What was never filled in is empty. */
export const institutionSettings = z.object({
  institutionId: id,
  facilityName: z.string(),
  country: z.string(),
  address1: z.string(),
  address2: z.string(),
  state: z.string(),
  city: z.string(),
  postalCode: z.string(),
  website: z.string(),
  logo_image_path: z.nullable(z.string()),
  passwordRequirements,
  /** A code by email is asked for at every sign-in with a password. */
  requiresOneTimeCodes: z.boolean(),
  /** Its people without an email address, who get no codes. */
  peopleWithoutAddress: z.int(),
  /** Counts the changes. */
  version: z.int(),
});
export type InstitutionSettings = z.output<typeof institutionSettings>;

const given = z.partial(z.object(institutionFields));

/** What is left out stays as it is. A state is checked against its country, so they come together. */
export const institutionChange = z
  .extend(given, {
    /** Of the settings that the change was based on. */
    version,
    passwordRequirements: z.optional(passwordRules),
    requiresOneTimeCodes: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ country, state }) =>
        country === undefined || state === undefined
          ? country === state
          : isRegionOf(country, state),
      { path: ["state"], error: fieldMessages.required },
    ),
  );
export type InstitutionChange = z.output<typeof institutionChange>;

/** Why the settings were not saved, with the current ones. */
export const institutionConflict = z.extend(errorBody, {
  current: z.optional(institutionSettings),
});
