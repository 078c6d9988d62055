import * as z from "zod/mini";
import { fieldMessages } from "../field-messages.ts";
import { age, filled, oneOf, password, username } from "../field-rules.ts";
import { areas, conditionPeriods, conditions, educations, genders } from "./enumerations.ts";

/**
 * What a clinician fills in for a new patient, one schema per step: the web checks each step, the server all
 * of them.
 */

export const newPatientCredentials = z.object({ username, password });

export const newPatientPerson = z.object({
  locale: filled(16),
  gender: oneOf(genders),
  education: oneOf(educations),
  age,
});

export const newPatientConditions = z.object({
  conditions: z
    .array(z.enum(conditions))
    .check(z.minLength(1, { error: fieldMessages.conditions }), z.maxLength(conditions.length)),
});

/** May be left empty. */
export const newPatientPeriod = z.object({
  conditionsPeriod: z.union([z.enum(conditionPeriods), z.literal("")]),
});

export const newPatientAreas = z.object({
  areas: z
    .array(z.enum(areas))
    .check(z.minLength(1, { error: fieldMessages.areas }), z.maxLength(areas.length)),
});
