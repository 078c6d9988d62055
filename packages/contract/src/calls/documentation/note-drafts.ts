import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { instant, patientParams } from "../../entities/common.ts";
import { noteKinds, noteName } from "../../entities/note.ts";

export const noteDrafts = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/notes/drafts",
  summary: "A patient's notes with unsigned text; latest first, at most 200.",
  access: "caseload-record",
  params: patientParams,
  query: z.object({
    /** Drafts of every kind if not given. */
    kind: z.optional(z.enum(noteKinds)),
  }),
  responses: {
    200: z.object({
      drafts: z.array(z.extend(noteName, { changedBy: z.string(), changedAt: instant })),
      /** Drafts changed before these are left out. */
      hasOlder: z.boolean(),
    }),
  },
});
