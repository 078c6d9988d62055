import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { noteName, noteVersion } from "../../entities/note.ts";

/** Patients are told of progress notes only. */
export const signedNotes = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/notes",
  summary:
    "The signed notes of a patient, each with its latest version; the latest first, 200 at most.",
  access: "patient-record",
  params: patientParams,
  responses: { 200: z.object({ notes: z.array(z.extend(noteName, { latest: noteVersion })) }) },
});
