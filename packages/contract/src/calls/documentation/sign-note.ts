import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { noteConflict, noteToSign, noteVersion } from "../../entities/note.ts";

/** What is signed never changes: the words and the figures of this moment are kept. */
export const signNote = endpoint({
  section: "report",
  method: "POST",
  path: "/api/patient/:id/notes/sign",
  summary: "Saves what is written and signs it, with the current figures, as a new version.",
  access: "caseload-record",
  params: patientParams,
  body: noteToSign,
  responses: { 201: noteVersion, 409: noteConflict },
  errors: ["stale-version", "nothing-to-sign"],
});
