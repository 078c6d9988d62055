import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { recordRefusals } from "../../errors.ts";
import { patientParams } from "../../entities/common.ts";

/**
 * Each record is judged separately, so the array may hold anything: a record that is not a `taskResult` is
 * quarantined and answered "rejected"; the others are stored. A submit token only sends the results of its
 * own session, a clinician those of sessions in the clinic.
 */
export const sendResponses = endpoint({
  section: "service",
  method: "POST",
  path: "/api/patient/:id/responses",
  summary: "Stores results; sending again is answered 'duplicate'.",
  access: "own-results",
  params: patientParams,
  body: z.array(z.unknown()).check(z.minLength(1), z.maxLength(100)),
  responses: {
    200: z.object({
      results: z.array(
        z.object({
          /** As sent; null if the record had none, or one that is not a uuid. */
          uuid: z.nullable(z.uuid()),
          status: z.enum(["stored", "duplicate", "rejected"]),
          code: z.optional(z.enum(recordRefusals)),
        }),
      ),
    }),
  },
  errors: ["other-session"],
});
