import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { calendarQuery, complianceDay } from "../../entities/calendar.ts";
import { patientParams } from "../../entities/common.ts";

export const dailyCompliance = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/compliance/daily",
  summary:
    "Days with practice compared with their goal. `logEvent` counts the view as the reader's, if they agreed to that.",
  access: "patient-record",
  params: patientParams,
  query: z.object({ ...calendarQuery, logEvent: z.optional(z.enum(["true", "false"])) }),
  responses: { 200: z.object({ days: z.array(complianceDay) }) },
});
