import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";
import { passwordRequirements } from "../../entities/password-requirements.ts";

export const homeworkInvitation = endpoint({
  section: "dashboard",
  method: "GET",
  path: "/api/patients/hw-invite",
  summary: "The homework invitation behind an emailed link.",
  access: "link",
  links: ["homework-invitation"],
  responses: {
    200: z.object({
      patientId: id,
      clinicianId: id,
      clinicianName: z.string(),
      /** The account's; it cannot be changed here. */
      email: z.nullable(z.string()),
      /** Where the invitation was sent. */
      sentTo: z.nullable(z.string()),
      acceptedEULA: z.boolean(),
      /** The clinician has the patient in the caseload. */
      isShared: z.boolean(),
      /** It was sent to a family member who will manage the account. */
      careGiver: z.boolean(),
      passwordRequirements,
    }),
  },
  errors: ["not-found"],
});
