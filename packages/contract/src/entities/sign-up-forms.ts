import * as z from "zod/mini";
import * as longest from "../field-lengths.ts";
import {
  accepted,
  age,
  email,
  facilityName,
  filled,
  oneOf,
  optionalEmail,
  optionalPhone,
  password,
  personName,
  zip,
} from "../field-rules.ts";
import { text } from "./common.ts";
import { clinicianRoles, settings } from "./enumerations.ts";

/** The forms of the sign-up, one schema per step: the web checks each step, the server all of them. */

const credentials = { email, password };
const person = { firstName: personName, lastName: personName, phoneNumber: optionalPhone };

export const clinicianCredentials = z.object({ ...credentials, acceptedEula: accepted });

export const clinicianPerson = z.object({ ...person, role: oneOf(clinicianRoles) });

/** Replaced by an institution's own data, if there is one. */
export const workplace = z.object({
  setting: oneOf(settings),
  privatePractice: z.boolean(),
  facilityName,
  mailingAddress: filled(longest.street),
  zipCode: zip,
});

export const patientCredentials = z.object(credentials);

/** Optional details about one's clinician; asked for only if one helps. */
export const ownClinician = z.object({
  clinicianInfo: text(longest.clinicianInfo).check(z.trim()),
  clinicianEmail: optionalEmail,
});

export const patientPerson = z.object({
  ...person,
  age,
  locale: filled(16),
  careGiver: z.boolean(),
  acceptedEula: accepted,
});
