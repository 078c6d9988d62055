import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { recordRefusals } from "../../errors.ts";
import { patientParams } from "../../entities/common.ts";

/**
 * Each record is judged alone, so the array holds anything: a record that is not a `taskResult` is kept in
 * quarantine and answered "rejected", its neighbours are stored. A submit token sends the results of its own session
 * and of no other, a clinician those of sessions in the clinic.
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
          /** As sent; null where the record had none, or one that is no uuid. */
          uuid: z.nullable(z.uuid()),
          status: z.enum(["stored", "duplicate", "rejected"]),
          code: z.optional(z.enum(recordRefusals)),
        }),
      ),
    }),
  },
  errors: ["other-session"],
});
