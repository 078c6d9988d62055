import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { day, patientParams } from "../../entities/common.ts";
import { noteKinds, noteName, noteVersion } from "../../entities/note.ts";

/** Patients are told of progress notes only. */
export const signedNotes = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/notes",
  summary:
    "The signed notes of a patient, each with its latest version; the latest first, 200 at most.",
  access: "patient-record",
  params: patientParams,
  query: z.object({
    /** Notes of every kind where it is not given. */
    kind: z.optional(z.enum(noteKinds)),
  }),
  responses: {
    200: z.object({
      notes: z.array(z.extend(noteName, { latest: noteVersion })),
      /** Notes that were signed before these are left out. */
      hasOlder: z.boolean(),
      /** The patient's own: no note is of a later day. */
      today: day,
    }),
  },
});
