import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { instant, patientParams } from "../../entities/common.ts";

export const signInCard = endpoint({
  section: "service",
  method: "GET",
  path: "/api/patient/:id/sign-in-card",
  summary:
    "Whether the patient has a printed card to log in with. Its code is told to nobody again.",
  access: "patient-record",
  params: patientParams,
  responses: {
    200: z.object({
      card: z.nullable(
        z.object({
          createdAt: instant,
          /** The patient made it themself; missing from the release before. */
          isOwn: z.optional(z.boolean()),
        }),
      ),
      /** Of one that ended since the clinician who had made it left the patient to others; null once there is another. */
      endedWithWorkAt: z.nullable(instant),
    }),
  },
});
