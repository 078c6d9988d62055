import * as z from "zod/mini";
import { atMost } from "../../at-most.ts";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";
import { results } from "../../entities/enumerations.ts";
import { correction, outcome } from "../../entities/spoken-answer.ts";
import * as longest from "../../field-lengths.ts";

/**
 * The original is kept, and of several corrections the latest counts. A level already decided stays as it is:
 * the patient has gone on practicing at it.
 */
export const correctResponse = endpoint({
  section: "report",
  method: "POST",
  path: "/api/patient/:id/responses/:responseId/corrections",
  summary: "Corrects what a spoken answer counts as. Levels already decided stay.",
  access: "caseload-record",
  params: z.object({ id, responseId: id }),
  body: z.object({
    result: z.enum(results),
    /** Percent right; required for `correct_partially`, and used for nothing else. */
    accuracy: z.optional(z.int().check(z.minimum(1), z.maximum(99))),
    reason: z.string().check(z.trim(), z.minLength(1), atMost(longest.correctionReason)),
  }),
  responses: { 201: z.object({ correction, counted: outcome }) },
  errors: ["not-found", "patient-discharged", "skipped-item", "not-spoken"],
});
