import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { day, patientParams } from "../../entities/common.ts";
import { note, versionAsked } from "../../entities/note.ts";

export const dischargeSummary = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/report/discharge-summary",
  summary: "What was done and achieved in the whole therapy.",
  access: "caseload-record",
  params: patientParams,
  query: z.object({ startDate: day, endDate: day, version: versionAsked }),
  responses: { 200: note },
});
