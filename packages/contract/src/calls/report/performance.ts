import * as z from "zod/mini";
import { atMost } from "../../at-most.ts";
import { endpoint } from "../../endpoint.ts";
import { day, patientParams } from "../../entities/common.ts";
import { performanceReport } from "../../entities/report.ts";

export const performance = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/report/performance",
  summary: "Performance summary: tiles, skill areas, exercises, assessments.",
  access: "patient-record-or-link",
  links: ["progress-report"],
  params: patientParams,
  query: z.object({
    /** Only practice in the clinic. */
    assistedOnly: z.optional(z.enum(["true", "false"])),
    /** Take the baseline from the whole history even when it is before `startDate`. */
    ignoreStartDateForBaseline: z.optional(z.enum(["true", "false"])),
    startDate: z.optional(day),
    endDate: z.optional(day),
    /** IANA name; moves only "today". */
    tz: z.optional(z.string().check(atMost(64))),
    newDateFormat: z.optional(z.enum(["true"])),
  }),
  responses: { 200: performanceReport },
});
