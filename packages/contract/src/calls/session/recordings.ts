import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { day, patientParams } from "../../entities/common.ts";
import { spokenAnswer } from "../../entities/spoken-answer.ts";
import { pageNumber } from "../../entities/page.ts";

export const recordings = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/recordings",
  summary: "Spoken answers whose sound is still kept, latest first.",
  access: "patient-record",
  params: patientParams,
  query: z.object({
    /** If not given, as far back as recordings are kept. */
    startDate: z.optional(day),
    endDate: z.optional(day),
    page: z.optional(pageNumber),
    /** `none`: only answers of which no try was recognized. */
    recognised: z.optional(z.enum(["none"])),
  }),
  responses: {
    200: z.object({
      patientName: z.string(),
      /** The patient's, in which the days and times are. */
      timeZone: z.string(),
      answers: z.array(spokenAnswer),
      total: z.int(),
      page: z.int(),
      pageSize: z.int(),
      /** How long a recording is kept. */
      keptDays: z.int(),
    }),
  },
});
