import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { day, patientParams } from "../../entities/common.ts";
import { note, versionAsked } from "../../entities/note.ts";

/** Patients read their own figures, and what their clinicians have signed. */
export const progressNote = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/report/progress-note",
  summary: "The note about some weeks of practice.",
  access: "patient-record",
  params: patientParams,
  query: z.object({ startDate: day, endDate: day, version: versionAsked }),
  responses: { 200: note },
  errors: ["report-locked"],
});
