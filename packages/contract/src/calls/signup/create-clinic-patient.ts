import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";
import { conditionPeriods } from "../../entities/enumerations.ts";
import {
  newPatientAreas,
  newPatientConditions,
  newPatientCredentials,
  newPatientPerson,
} from "../../entities/new-patient-form.ts";
import { signUpRequest } from "../../entities/sign-up.ts";

export const createClinicPatient = endpoint({
  section: "signup",
  method: "POST",
  path: "/api/clinician/clinician_setup/patient",
  summary:
    "Creates a patient without name or address, who belongs to nobody until a clinician claims them.",
  access: "anyone",
  body: z.object({
    ...newPatientCredentials.shape,
    ...newPatientPerson.shape,
    diagnosis: z.object({
      /** Areas to improve. */
      skills: newPatientAreas.shape.areas,
      /** Conditions. */
      disorders: newPatientConditions.shape.conditions,
      since: z.nullable(z.enum(conditionPeriods)),
    }),
    ...signUpRequest,
  }),
  responses: { 200: z.object({ data: z.object({ id }) }) },
  errors: ["username-in-use", "weak-password", "too-many-requests"],
});
