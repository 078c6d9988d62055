import * as z from "zod/mini";
import { atMost } from "../../at-most.ts";
import { endpoint } from "../../endpoint.ts";
import { day, patientParams } from "../../entities/common.ts";
import { trends, trendSteps } from "../../entities/trends.ts";

export const readTrends = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/report/trends",
  summary: "Trends: the score of each skill area, and each exercise with its levels.",
  access: "patient-record",
  params: patientParams,
  query: z.object({
    /** `week` if not given. */
    by: z.optional(z.enum(trendSteps)),
    /** Only practice in the clinic. */
    assistedOnly: z.optional(z.enum(["true", "false"])),
    /** The first practice if not given; by day, at most 400 days before the end. */
    startDate: z.optional(day),
    endDate: z.optional(day),
    /** IANA name; moves only "today". */
    tz: z.optional(z.string().check(atMost(64))),
  }),
  responses: { 200: trends },
});
