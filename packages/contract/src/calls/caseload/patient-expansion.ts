import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { calendarDay } from "../../entities/calendar.ts";
import { areaInBrief, scheduleInBrief } from "../../entities/caseload.ts";
import { day, id } from "../../entities/common.ts";

export const patientExpansion = endpoint({
  section: "dashboard",
  method: "GET",
  path: "/api/clinician/patientdashboard/expansion",
  summary: "A patient in a few figures: skill areas, the last four weeks, homework.",
  access: "caseload-record",
  query: z.object({ patientId: id }),
  responses: {
    200: z.object({
      domains: z.array(areaInBrief),
      /** The days with practice in the last four weeks, Monday to Sunday. */
      calendar: z.array(calendarDay),
      /** The patient's own today. */
      today: day,
      currentSchedule: z.array(scheduleInBrief),
    }),
  },
});
