import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id, text } from "../../entities/common.ts";
import { clinicianCredentials, clinicianPerson, workplace } from "../../entities/sign-up-forms.ts";
import { clinicianSignUpAnswer, signUpRequest } from "../../entities/sign-up.ts";

/**
 * With `institutionId` the institution's own data replaces the workplace. Only a valid `invitationToken` of
 * that institution makes the person a member: anybody can learn an id.
 */
export const createClinician = endpoint({
  section: "signup",
  method: "POST",
  path: "/api/clinician/create",
  summary: "Signs up a clinician, and signs them in unless their institution does.",
  access: "anyone",
  body: z.object({
    ...clinicianCredentials.shape,
    ...clinicianPerson.shape,
    ...z.partial(workplace).shape,
    phoneNumber: z.optional(clinicianPerson.shape.phoneNumber),
    institutionId: z.optional(id),
    invitationToken: z.optional(text(200)),
    ...signUpRequest,
  }),
  responses: { 200: clinicianSignUpAnswer },
  errors: [
    "email-in-use",
    "weak-password",
    "link-expired",
    "link-used",
    "link-unknown",
    "too-many-requests",
  ],
});
