import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { caseNote, dischargeReason } from "../../entities/caseload.ts";
import { patientParams } from "../../entities/common.ts";

export const dischargePatient = endpoint({
  section: "dashboard",
  method: "POST",
  path: "/api/patient/:id/discharge",
  summary: "Ends the clinician's own work with a patient; the account and its data stay.",
  access: "caseload-record",
  params: patientParams,
  /** `other` needs a note. */
  body: z.object({ reason: dischargeReason, note: z.optional(caseNote) }),
  responses: { 200: z.object({}) },
  errors: ["patient-discharged"],
});
