import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { instant, patientParams } from "../../entities/common.ts";

export const homeAccess = endpoint({
  section: "dashboard",
  method: "GET",
  path: "/api/patient/:id/home-access",
  summary:
    "How a patient gets to practice at home: who they are, and the last homework invitation.",
  access: "caseload-record",
  params: patientParams,
  responses: {
    200: z.object({
      username: z.string(),
      firstName: z.nullable(z.string()),
      lastName: z.nullable(z.string()),
      email: z.nullable(z.string()),
      /** The patient has set up the account and needs no invitation. */
      isSetUp: z.boolean(),
      isDischarged: z.boolean(),
      /** IANA name; the patient's days are in this zone. */
      timeZone: z.string(),
      /** The one whose link is still valid; null if there is none. */
      invitation: z.nullable(
        z.object({ email: z.string(), careGiver: z.boolean(), sentAt: instant }),
      ),
    }),
  },
});
