import * as z from "zod/mini";
import { atMost } from "../../at-most.ts";
import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { dayFromSeconds } from "../../entities/day-seconds.ts";
import { columnTypes } from "../../detailed-table-values.ts";
import { detailedPerformance as answer } from "../../entities/detailed-table.ts";

export const detailedPerformance = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/performance",
  summary: "Detailed performance: every exercise and level by session, day or week.",
  access: "patient-record",
  params: patientParams,
  query: z.object({
    /** The first day of practice if not given. */
    startDate: z.optional(dayFromSeconds),
    endDate: z.optional(dayFromSeconds),
    /** By session if not given. */
    columnType: z.optional(z.enum(columnTypes)),
    /** IANA name; moves only "today". */
    tz: z.optional(z.string().check(atMost(64))),
    newDateFormat: z.optional(z.enum(["true"])),
  }),
  responses: { 200: answer },
  errors: ["too-many-columns"],
});
