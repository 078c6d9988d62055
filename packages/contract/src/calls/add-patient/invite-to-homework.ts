import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { email } from "../../field-rules.ts";

export const inviteToHomework = endpoint({
  section: "dashboard",
  method: "POST",
  path: "/api/patient/:id/homework-invitation",
  summary: "Invites a patient, or their caregiver, to set up the account and practice at home.",
  access: "caseload-record",
  params: patientParams,
  body: z.object({
    email,
    /** The address is that of a family member who will manage the account. */
    careGiver: z.boolean(),
  }),
  responses: { 200: z.object({}) },
  errors: [
    "patient-discharged",
    "nothing-to-set-up",
    "email-in-use",
    "already-invited",
    "address-suppressed",
    "too-many-requests",
  ],
});
