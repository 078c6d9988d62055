import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id, nonEmptyText, text } from "../../entities/common.ts";
import * as longest from "../../field-lengths.ts";

export const claimPatient = endpoint({
  section: "dashboard",
  method: "POST",
  path: "/api/clinician/:id/patient/add",
  summary: "Adds a patient to the caseload, by the patient's own username and password.",
  access: "own-clinician",
  params: z.object({ id }),
  body: z.object({
    /** Username or email address. */
    patientUsername: nonEmptyText(longest.email),
    patientPassword: nonEmptyText(longest.password),
    /** Accepted but not trusted: the session says who asks. */
    clinicianToken: z.optional(text(200)),
  }),
  responses: { 200: z.object({ patientId: id }) },
  errors: [
    "wrong-credentials",
    "already-in-caseload",
    "code-by-mail",
    "issued-password",
    "too-many-requests",
  ],
});
