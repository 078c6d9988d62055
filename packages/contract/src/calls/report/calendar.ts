import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { calendarQuery, practiceCalendar } from "../../entities/calendar.ts";
import { patientParams } from "../../entities/common.ts";

export const calendar = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/calendar",
  summary: "Days with practice, at home and in the clinic; at most three years per call.",
  access: "patient-record",
  params: patientParams,
  query: z.object(calendarQuery),
  responses: { 200: practiceCalendar },
});
