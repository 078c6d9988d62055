import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { day, patientParams } from "../../entities/common.ts";
import { fileAnswer } from "../../entities/file-answer.ts";
import { assistedOnlyAsked, noteDetails, papers, versionAsked } from "../../entities/note.ts";

export const dailySessionNoteFile = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/report/daily-session-notes.pdf",
  summary: "The note of one day as a PDF.",
  access: "caseload-record",
  params: patientParams,
  query: z.object({
    date: day,
    detail: z.optional(z.enum(noteDetails)),
    assistedOnly: assistedOnlyAsked,
    version: versionAsked,
    /** Letter if not given. */
    paper: z.optional(z.enum(papers)),
  }),
  mediaType: "application/pdf",
  responses: { 200: fileAnswer },
});
