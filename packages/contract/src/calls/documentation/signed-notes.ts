import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { day, patientParams } from "../../entities/common.ts";
import { noteKinds, noteName, noteVersion } from "../../entities/note.ts";

/** Patients only see progress notes. */
export const signedNotes = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/notes",
  summary: "A patient's signed notes, each with its latest version; latest first, at most 200.",
  access: "patient-record",
  params: patientParams,
  query: z.object({
    /** Notes of every kind if not given. */
    kind: z.optional(z.enum(noteKinds)),
  }),
  responses: {
    200: z.object({
      notes: z.array(z.extend(noteName, { latest: noteVersion })),
      /** Notes signed before these are left out. */
      hasOlder: z.boolean(),
      /** The patient's own: no note is for a later day. */
      today: day,
    }),
  },
});
