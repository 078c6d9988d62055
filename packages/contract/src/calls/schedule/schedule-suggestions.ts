import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { level, patientParams, typeId } from "../../entities/common.ts";
import { taskCount } from "../../entities/schedule.ts";

/** At most five, the most pressing first. */
export const scheduleSuggestions = endpoint({
  section: "service",
  method: "GET",
  path: "/api/patient/:id/schedule/suggestions",
  summary: "Exercises that the patient's results suggest, each with the reason.",
  access: "caseload-record",
  params: patientParams,
  responses: {
    200: z.object({
      suggestions: z.array(
        z.object({
          taskTypeId: typeId,
          displayName: z.string(),
          taskName: z.string(),
          taskCount,
          taskLevel: level,
          maxLevel: level,
          /** The exercise whose place it could take. */
          replaces: z.nullable(z.object({ taskTypeId: typeId, displayName: z.string() })),
          /** Stable name of the rule, and what it says in words. */
          reason: z.object({ id: z.string(), text: z.string() }),
        }),
      ),
    }),
  },
});
