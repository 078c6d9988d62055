import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { instant, patientParams } from "../../entities/common.ts";

export const signInCard = endpoint({
  section: "service",
  method: "GET",
  path: "/api/patient/:id/sign-in-card",
  summary: "Whether the patient has a printed card to log in with. Its code is never shown again.",
  access: "patient-record",
  params: patientParams,
  responses: {
    200: z.object({
      card: z.nullable(
        z.object({
          createdAt: instant,
          /** The patient made it themselves; missing in answers of the previous release. */
          isOwn: z.optional(z.boolean()),
        }),
      ),
      /**
       * When a card ended because the clinician who had made it stopped working with the patient; null once
       * there is another.
       */
      endedWithWorkAt: z.nullable(instant),
    }),
  },
});
