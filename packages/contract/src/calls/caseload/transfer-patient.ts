import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { caseNote } from "../../entities/caseload.ts";
import { id, patientParams } from "../../entities/common.ts";

export const transferPatient = endpoint({
  section: "dashboard",
  method: "POST",
  path: "/api/patient/:id/hand-over",
  summary: "Adds a patient to a colleague's caseload, and removes them from one's own if wanted.",
  access: "caseload-record",
  params: patientParams,
  body: z.object({
    clinicianId: id,
    /** The patient also stays in one's own caseload. */
    keepMe: z.boolean(),
    note: z.optional(caseNote),
  }),
  responses: { 200: z.object({}) },
  errors: ["no-such-colleague", "already-in-caseload", "patient-discharged"],
});
