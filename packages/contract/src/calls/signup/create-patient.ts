import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { ownClinician, patientCredentials, patientPerson } from "../../entities/sign-up-forms.ts";
import { signUpAnswer, signUpRequest } from "../../entities/sign-up.ts";

const oneOrZero = z.union([z.literal(0), z.literal(1)]);

/** `clinicianAssisted` is what counts; `webClinicianAssisted` is the form's own name for it. */
export const createPatient = endpoint({
  section: "signup",
  method: "POST",
  path: "/api/patient/create",
  summary: "Signs up a patient, and signs them in.",
  access: "anyone",
  body: z.object({
    ...patientCredentials.shape,
    ...patientPerson.shape,
    phoneNumber: z.optional(patientPerson.shape.phoneNumber),
    careGiver: z.optional(patientPerson.shape.careGiver),
    ...z.partial(ownClinician).shape,
    clinicianAssisted: oneOrZero,
    webClinicianAssisted: z.optional(oneOrZero),
    ...signUpRequest,
  }),
  responses: { 200: signUpAnswer },
  errors: ["email-in-use", "weak-password", "too-many-requests"],
});
