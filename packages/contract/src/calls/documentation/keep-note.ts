import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { noteConflict, noteDraft, writtenNote } from "../../entities/note.ts";

/** What is left out of the sections is empty. Who writes on an older version is given the present one. */
export const keepNote = endpoint({
  section: "report",
  method: "PUT",
  path: "/api/patient/:id/notes/draft",
  summary: "Keeps what a clinician has written into a note.",
  access: "caseload-record",
  params: patientParams,
  body: writtenNote,
  responses: { 200: noteDraft, 409: noteConflict },
  errors: ["stale-version"],
});
