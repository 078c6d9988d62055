import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { knownYear, patientParams } from "../../entities/common.ts";
import { assistedOnlyAsked, note, versionAsked } from "../../entities/note.ts";
import { fieldMessages } from "../../field-messages.ts";

export const dailySessionNotes = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/report/daily-session-notes",
  summary: "The note of one day of practice, in detail and in brief.",
  access: "caseload-record",
  params: patientParams,
  query: z.object({
    /** Not after today, where the patient is. */
    date: z.iso
      .date({ error: ({ input }) => (input ? undefined : fieldMessages.required), abort: true })
      .check(knownYear),
    assistedOnly: assistedOnlyAsked,
    version: versionAsked,
  }),
  responses: { 200: note },
});
