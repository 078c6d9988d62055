import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { caseNote, readmissionReason } from "../../entities/caseload.ts";
import { patientParams } from "../../entities/common.ts";

export const readmitPatient = endpoint({
  section: "dashboard",
  method: "POST",
  path: "/api/patient/:id/readmission",
  summary: "Resumes work with a discharged patient.",
  access: "caseload-record",
  params: patientParams,
  /** `other` needs a note. */
  body: z.object({ reason: readmissionReason, note: z.optional(caseNote) }),
  responses: { 200: z.object({}) },
  errors: ["patient-not-discharged"],
});
