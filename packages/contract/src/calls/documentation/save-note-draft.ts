import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { noteConflict, noteDraft, writtenNote } from "../../entities/note.ts";

/** Sections that are left out are empty. A change to an older version is answered with the current one. */
export const saveNoteDraft = endpoint({
  section: "report",
  method: "PUT",
  path: "/api/patient/:id/notes/draft",
  summary: "Saves what a clinician has written in a note.",
  access: "caseload-record",
  params: patientParams,
  body: writtenNote,
  responses: { 200: noteDraft, 409: noteConflict },
  errors: ["stale-version"],
});
