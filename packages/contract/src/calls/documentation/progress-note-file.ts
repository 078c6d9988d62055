import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { day, patientParams } from "../../entities/common.ts";
import { fileAnswer } from "../../entities/file-answer.ts";
import { papers, versionAsked } from "../../entities/note.ts";

export const progressNoteFile = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/report/progress-note.pdf",
  summary: "The progress note as a PDF.",
  access: "patient-record",
  params: patientParams,
  query: z.object({
    startDate: day,
    endDate: day,
    version: versionAsked,
    /** Letter if not given. */
    paper: z.optional(z.enum(papers)),
  }),
  mediaType: "application/pdf",
  responses: { 200: fileAnswer },
  errors: ["report-locked"],
});
